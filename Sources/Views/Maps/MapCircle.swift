import Foundation
import Geometry
import Motion
import ViewEngine

/// A circle on the ground.
public struct MapCircle: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]

  /// - Parameter radius: Metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    _parts = [_MapPart(kind: .circle(radius: radius), places: [center])]
  }
}

/// A line on the ground.
public struct MapPolyline: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]

  public init(coordinates: [CLLocationCoordinate2D]) {
    _parts = [_MapPart(kind: .line, places: coordinates)]
  }

  /// - Parameter contourStyle: Changes nothing: a line of a clip's is straight on its map.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle) {
    self.init(coordinates: coordinates)
  }

  /// - Parameter contourStyle: Changes nothing: a line of a clip's is straight on its map.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.init(coordinates: points.map(\.coordinate))
  }

  /// Whether a line goes the shortest way over the globe.
  public enum ContourStyle: Hashable, Sendable { case straight, geodesic }
}

/// An area on the ground.
public struct MapPolygon: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]

  public init(coordinates: [CLLocationCoordinate2D]) {
    _parts = [_MapPart(kind: .area, places: coordinates)]
  }

  public init(points: [MKMapPoint]) {
    self.init(coordinates: points.map(\.coordinate))
  }
}
