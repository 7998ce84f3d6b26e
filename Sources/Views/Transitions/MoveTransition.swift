import Geometry
import ViewEngine

/// Comes from an edge and goes back to it, by the view's own size.
///
/// - Matches: SwiftUI on iOS 17, measured on a recording (TransitionMove;
///   rule `move-transition`).
public struct MoveTransition: Transition {
  public var edge: Edge

  nonisolated public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(edge: phase.isIdentity ? nil : edge))
  }
}

extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension AnyTransition {
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
}
