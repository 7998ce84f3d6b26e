import Geometry
import ViewEngine

/// Comes from an edge while it fades in, and goes on to the opposite edge while it fades out.
///
/// - Matches: SwiftUI on iOS 17, measured on a recording (TransitionPush;
///   rule `push-transition`).
public struct PushTransition: Transition {
  public var edge: Edge

  nonisolated public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .modifier(OwnSizeOffset(edge: edge(in: phase)))
  }

  private func edge(in phase: TransitionPhase) -> Edge? {
    switch phase {
    case .willAppear: edge
    case .identity: nil
    case .didDisappear: edge.opposite
    }
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension AnyTransition {
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
}
