import Geometry
import ViewEngine

/// Comes from the leading edge and goes to the trailing one, by the view's own width.
///
/// - Matches: SwiftUI on iOS 17, measured on a recording (AsymmetricTransitions;
///   rule `slide-transition`).
public struct SlideTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(edge: edge(in: phase)))
  }

  private func edge(in phase: TransitionPhase) -> Edge? {
    switch phase {
    case .willAppear: .leading
    case .identity: nil
    case .didDisappear: .trailing
    }
  }
}

extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension AnyTransition {
  public static let slide = AnyTransition(SlideTransition())
}
