import Motion
import ViewEngine

// A clip shows neither a status bar nor a home indicator, so there is none to hide.

extension View {
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  public func statusBar(hidden: Bool) -> some View { self }

  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
