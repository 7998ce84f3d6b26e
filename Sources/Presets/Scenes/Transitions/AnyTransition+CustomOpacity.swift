import Views

/// Fades, by a modifier of one's own.
///
/// Shows the smallest transition that is made of a modifier.
extension AnyTransition {
  static var customOpacity: AnyTransition {
    .modifier(active: OpacityModifier(opacity: 0), identity: OpacityModifier(opacity: 1))
  }
}

struct OpacityModifier: ViewModifier {
  let opacity: Double

  func body(content: Content) -> some View {
    content.opacity(opacity)
  }
}
