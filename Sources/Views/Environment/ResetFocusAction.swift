import ViewEngine

/// Moves the focus back to what is to have it first, as on a television.
///
/// - Note: Accepted: no effect in a clip, whose focus goes where its script says.
public struct ResetFocusAction {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
