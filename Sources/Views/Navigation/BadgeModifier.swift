import Motion
@_spi(Engine) import ViewEngine

/// What a row or a tab says beside its title.
struct BadgeModifier: TraitModifier {
  let badge: Text?

  func apply(to traits: inout Traits) {
    traits.others[ObjectIdentifier(BadgeModifier.self)] = badge
  }
}

extension Subview {
  var badge: Text? { entry.traits.others[ObjectIdentifier(BadgeModifier.self)] as? Text }
}

extension View {
  /// - Parameter count: 0 shows nothing.
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: count == 0 ? nil : Text("\(count)")))
  }

  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(badge: label)) }

  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
