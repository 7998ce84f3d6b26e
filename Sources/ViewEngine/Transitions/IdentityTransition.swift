/// Changes nothing: the view is there at once and gone at once (rule `identity-transition`).
public struct IdentityTransition: Transition {
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }

  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension AnyTransition {
  public static let identity = AnyTransition(IdentityTransition())
}
