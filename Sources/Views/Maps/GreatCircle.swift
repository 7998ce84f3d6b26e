import Foundation

/// The shortest way from place to place over a globe.
enum GreatCircle {
  /// Degrees between two places of a way: short enough to look bent and not broken on a map of the world.
  private static let step = 2.0

  /// The places, and others between those that are far from each other.
  static func through(_ places: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
    guard let first = places.first else { return [] }
    return zip(places, places.dropFirst()).reduce(into: [first]) { way, ends in
      way += between(ends.0, ends.1) + [ends.1]
    }
  }

  /// Those between two places, without these; none between opposite ones, whose shortest ways are many.
  private static func between(
    _ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D
  ) -> [CLLocationCoordinate2D] {
    let (a, b) = (direction(to: start), direction(to: end))
    let angle = acos(min(max((a * b).sum(), -1), 1))
    // A place that is none has no way to it.
    guard angle.isFinite, sin(angle) > 1e-6 else { return [] }
    let count = Int(angle * 180 / .pi / step)
    guard count > 0 else { return [] }
    return (1...count).map { index in
      let share = Double(index) / Double(count + 1)
      return place(in: (a * sin((1 - share) * angle) + b * sin(share * angle)) / sin(angle))
    }
  }

  private static func direction(to place: CLLocationCoordinate2D) -> SIMD3<Double> {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return SIMD3(
      cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }

  private static func place(in direction: SIMD3<Double>) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan2(direction.z, hypot(direction.x, direction.y)) * 180 / .pi,
      longitude: atan2(direction.y, direction.x) * 180 / .pi)
  }
}
