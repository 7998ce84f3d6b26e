import Drawing
import Foundation
import Geometry

extension Paint {
  /// More repetitions than these look like one colour.
  private static let mostRepetitions = 500.0

  /// A linear or radial gradient that goes on beyond its ends until it covers a rectangle.
  ///
  /// - Parameter mirrors: Whether it goes back and forth.
  func repeated(over rect: CGRect, mirrors: Bool) -> Paint {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    switch self {
    case .linearGradient(let stops, let start, let end):
      let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
      let square = way.dx * way.dx + way.dy * way.dy
      guard square > 0 else { return self }
      let times = corners.map {
        Double((($0.x - start.x) * way.dx + ($0.y - start.y) * way.dy) / square)
      }
      guard let turns = Self.turns(over: times) else { return self }
      let (low, high) = (CGFloat(turns.lowerBound), CGFloat(turns.upperBound))
      return .linearGradient(
        Self.stops(stops, over: turns, mirrors: mirrors),
        start: CGPoint(x: start.x + way.dx * low, y: start.y + way.dy * low),
        end: CGPoint(x: start.x + way.dx * high, y: start.y + way.dy * high))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let length = endRadius - startRadius
      guard length > 0 else { return self }
      // Inwards only as far as whole turns go: a radius is never below nothing.
      let inner = -(startRadius / length).rounded(.down)
      let times = corners.map {
        (Double(hypot($0.x - center.x, $0.y - center.y)) - startRadius) / length
      }
      guard let turns = Self.turns(over: [inner] + times.map { max($0, inner) }) else {
        return self
      }
      return .radialGradient(
        Self.stops(stops, over: turns, mirrors: mirrors), center: center,
        startRadius: startRadius + length * Double(turns.lowerBound),
        endRadius: startRadius + length * Double(turns.upperBound))
    default: return self
    }
  }

  private static func turns(over times: [Double]) -> Range<Int>? {
    guard let low = times.min()?.rounded(.down), let high = times.max()?.rounded(.up),
      low < high, high - low < mostRepetitions, abs(low) < 1e6
    else { return nil }
    return Int(low)..<Int(high)
  }

  private static func stops(
    _ stops: [GradientStop], over turns: Range<Int>, mirrors: Bool
  ) -> [GradientStop] {
    guard let first = stops.first, let last = stops.last else { return stops }
    let forth = [GradientStop(first.color, at: 0)] + stops + [GradientStop(last.color, at: 1)]
    let back = forth.reversed().map { GradientStop($0.color, at: 1 - $0.location) }
    return turns.flatMap { turn in
      (mirrors && !turn.isMultiple(of: 2) ? back : forth).map {
        GradientStop(
          $0.color, at: (Double(turn - turns.lowerBound) + $0.location) / Double(turns.count))
      }
    }
  }
}
