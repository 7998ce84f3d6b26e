import Foundation

/// Something that lies on the ground of a map of MapKit.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

/// Something with corners.
open class MKMultiPoint: NSObject, MKOverlay {
  let places: [CLLocationCoordinate2D]

  init(places: [CLLocationCoordinate2D]) {
    self.places = places
    super.init()
  }

  public var pointCount: Int { places.count }
  /// Its middle.
  public var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }

  public var boundingMapRect: MKMapRect {
    let points = places.map { MKMapPoint($0) }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return MKMapRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

/// A line from place to place.
open class MKPolyline: MKMultiPoint {
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
}

/// The ground between places.
open class MKPolygon: MKMultiPoint {
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
}

/// The ground around a place.
open class MKCircle: NSObject, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
    super.init()
  }

  public var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let width = region.span.longitudeDelta / 360 * MKMapRect.world.width
    let middle = MKMapPoint(coordinate)
    return MKMapRect(
      x: middle.x - width / 2, y: middle.y - width / 2, width: width, height: width)
  }
}
