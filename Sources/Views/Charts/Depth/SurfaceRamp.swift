import Drawing
import Foundation
import Motion
import ViewEngine

/// The colours of a surface by how high it is, or by which way it faces.
@MainActor
struct SurfaceRamp {
  private let stops: [(location: Double, color: RGBA)]
  private let isByNormal: Bool
  /// Heights in the cube that it begins and ends at.
  private let ends: (low: Double, high: Double)

  init(_ style: Chart3DSurfaceStyle, plan: DepthPlan, environment: EnvironmentValues) {
    stops = style.gradient.stops.map { ($0.location, $0.color.resolve(in: environment).rgba) }
    isByNormal = style.isByNormal
    ends =
      style.range.map { (plan.y.place($0.lowerBound), plan.y.place($0.upperBound)) } ?? (-0.5, 0.5)
  }

  func color(height: Double, normal: DepthNormal) -> RGBA {
    let share =
      isByNormal
      ? (normal.x + 1) / 2 : (height - ends.low) / max(ends.high - ends.low, .ulpOfOne)
    guard let after = stops.firstIndex(where: { $0.location >= share }) else {
      return stops.last?.color ?? RGBA(0, 0, 0)
    }
    guard after > 0 else { return stops[0].color }
    let (from, to) = (stops[after - 1], stops[after])
    let part = (share - from.location) / max(to.location - from.location, .ulpOfOne)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return RGBA(
      mix(from.color.red, to.color.red), mix(from.color.green, to.color.green),
      mix(from.color.blue, to.color.blue), mix(from.color.alpha, to.color.alpha))
  }
}
