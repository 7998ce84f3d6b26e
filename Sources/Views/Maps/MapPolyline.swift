import Foundation

/// A line on the ground.
public struct MapPolyline: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]

  /// How it goes from one place to the next.
  public enum ContourStyle: Hashable, Sendable {
    /// Straight on the map.
    case straight
    /// The shortest way over the globe, which bends towards a pole on the map.
    case geodesic
  }

  /// - Parameter contourStyle: A difference that is seen between continents, not in a town.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    let places =
      contourStyle == .geodesic ? GreatCircle.through(coordinates) : coordinates
    _parts = [_MapPart(kind: .line, places: places)]
  }

  /// - Parameter contourStyle: A difference that is seen between continents, not in a town.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
  }
}
