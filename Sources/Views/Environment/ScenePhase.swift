import Motion

/// Whether somebody sees an app and can use it; in a clip it is always active.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
