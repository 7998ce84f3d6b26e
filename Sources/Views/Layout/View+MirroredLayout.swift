import Motion
import ViewEngine

extension View {
  /// Shows the view as in a mirror where text is read from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirroredLayoutModifier(isEnabled: enabled))
  }
}

private struct MirroredLayoutModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}
