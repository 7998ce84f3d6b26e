import Foundation
import Geometry
import Motion

/// A radius of a sector: a part of the largest one there is room for, and points more.
struct SectorRadius: Animatable, Equatable, Sendable {
  var part: Double
  var points: CGFloat

  /// - Parameter own: What it is by itself.
  init(_ dimension: MarkDimension, own: Double) {
    (part, points) =
      switch dimension.kind {
      case .automatic: (own, 0)
      case .ratio(let ratio): (ratio, 0)
      case .fixed(let points): (0, points)
      case .inset(let points): (1, -points)
      }
  }

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(part, points) }
    set { (part, points) = (newValue.first, newValue.second) }
  }

  func length(of whole: CGFloat) -> CGFloat { whole * part + points }
}
