import Motion
@_spi(Engine) import ViewEngine

/// The first of a provider's previews: each view of a group or a row of them is one, as in Xcode.
@MainActor @preconcurrency
public func _firstPreview<V: View>(of previews: V) -> AnyView {
  guard let several = previews as? any SeveralPreviews else { return AnyView(previews) }
  return several.first ?? AnyView(previews)
}

/// Views that stand beside each other in a provider. The first is nil where there is none.
@MainActor
private protocol SeveralPreviews {
  var first: AnyView? { get }
}

extension TupleView: SeveralPreviews {
  fileprivate var first: AnyView? { elements.first.map { firstOf($0) } }
}

extension Group: SeveralPreviews where Content: View {
  fileprivate var first: AnyView? { elements.first.map { firstOf($0) } }
}

extension ForEach: SeveralPreviews where Content: View {
  fileprivate var first: AnyView? { data.first.map { firstOf(content($0)) } }
}

/// What is said of a group is said of each in it.
extension ModifiedContent: SeveralPreviews where Content: View, Modifier: ViewModifier {
  fileprivate var first: AnyView? {
    guard let several = content as? any SeveralPreviews, let first = several.first else {
      return nil
    }
    return AnyView(ModifiedContent<AnyView, Modifier>(content: first, modifier: modifier))
  }
}

@MainActor
private func firstOf(_ view: any View) -> AnyView {
  func first<V: View>(_ view: V) -> AnyView { _firstPreview(of: view) }
  return first(view)
}
