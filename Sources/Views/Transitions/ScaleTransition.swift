import Foundation
import Geometry
import ViewEngine

/// Grows from a scale and shrinks back to it.
///
/// - Matches: SwiftUI on iOS 17, measured on a recording (Transition;
///   rule `scale-transition`).
public struct ScaleTransition: Transition {
  /// What `.scale` starts from: small enough not to be seen, large enough to be undone
  /// (rule `scale-transition`).
  nonisolated static let smallest = 0.00001

  public var scale: Double
  public var anchor: UnitPoint

  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { ScaleTransition(ScaleTransition.smallest) }

  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center)
    -> ScaleTransition
  {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension AnyTransition {
  public static var scale: AnyTransition { scale(scale: ScaleTransition.smallest) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
}
