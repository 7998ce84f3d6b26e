import Motion
import ViewEngine

extension View {
  /// Hides the time and what stands beside it, where a clip shows them.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(SystemBarsModifier(hidesStatusBar: hidden))
  }

  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Hides the line at the bottom of the screen, where a clip shows it.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(
      SystemBarsModifier(hidesHomeIndicator: visibility == .automatic ? nil : visibility == .hidden)
    )
  }
}
