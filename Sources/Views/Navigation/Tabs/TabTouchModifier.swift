import Motion
@_spi(Engine) import ViewEngine

/// Tells scripts that what is tapped is a tab, and whether its page is shown already.
struct TabTouchModifier: ViewModifier {
  let isSelected: Bool

  func body(content: Content) -> some View {
    content
      .modifier(TouchAppealModifier(appeal: isSelected ? .idle : .usual))
      .modifier(HiddenLabelModifier(label: nil, kind: TabKind.name))
  }
}

/// What scripts call a tab's part of a bar.
package enum TabKind {
  package static let name = "tab"
}
