import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Names the view among the choices of a picker, the pages of a tab view, a canvas's symbols.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

struct TagModifier: TraitModifier {
  let tag: AnyHashable

  func apply(to traits: inout Traits) { traits.tag = tag }
}
