import Drawing
import Foundation
import Geometry

struct ResolvedGradient: Equatable, Sendable {
  struct Stop: Equatable, Sendable {
    var color: Color.Resolved
    var location: Double
  }

  /// How the gradient runs over a rectangle.
  enum Course: Equatable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Radii in fractions of the rectangle.
    case elliptical(center: UnitPoint, startRadius: Double, endRadius: Double)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  var stops: [Stop]
  var colorSpace: Gradient.ColorSpace
  var course: Course

  func paint(in rect: CGRect) -> Paint {
    let stops = drawnStops
    switch course {
    case .linear(let start, let end):
      return .linearGradient(stops, start: start.in(rect), end: end.in(rect))
    case .radial(let center, let startRadius, let endRadius):
      return .radialGradient(
        stops, center: center.in(rect), startRadius: startRadius, endRadius: endRadius)
    case .elliptical(let center, let startRadius, let endRadius):
      return .ellipticalGradient(
        stops, bounds: rect, center: center.in(rect), startRadius: startRadius,
        endRadius: endRadius)
    case .angular(let center, let start, let end):
      return .angularGradient(
        stops, center: center.in(rect), start: start.radians, end: end.radians)
    }
  }

  /// The rasteriser mixes gamma-encoded colours; another space is drawn in short pieces of that.
  private var drawnStops: [GradientStop] {
    guard colorSpace.kind == .perceptual else {
      return stops.map { GradientStop($0.color.rgba, at: $0.location) }
    }
    let pieces = 16
    var drawn: [GradientStop] = []
    for (from, to) in zip(stops, stops.dropFirst()) {
      for piece in 0..<pieces {
        let fraction = Double(piece) / Double(pieces)
        let color = from.color.mixed(with: to.color, by: fraction, in: colorSpace)
        let location = from.location + (to.location - from.location) * fraction
        drawn.append(GradientStop(color.rgba, at: location))
      }
    }
    return drawn + stops.suffix(1).map { GradientStop($0.color.rgba, at: $0.location) }
  }
}
