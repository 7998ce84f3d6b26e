import Motion
import ViewEngine

extension View {
  /// Adds what can be done with a section: rows after its own, on a Mac buttons beside its header.
  ///
  /// - Note: Approximated: a Mac shows them while the pointer is over the section, here they are always there.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.sectionActions, AnyView(content()))
  }
}

private enum SectionActionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// Of the section that the view is, not of those inside.
  var sectionActions: AnyView? {
    get { self[SectionActionsKey.self] }
    set { self[SectionActionsKey.self] = newValue }
  }
}
