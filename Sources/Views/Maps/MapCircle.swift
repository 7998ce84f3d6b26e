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
