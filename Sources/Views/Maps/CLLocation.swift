import Foundation

/// Degrees north and east.
public struct CLLocationCoordinate2D: Hashable, Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationDirection = Double

/// A place. Nothing tells a clip where it is.
public final class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// Metres, on a sphere.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let (dy, dx) = ((b.latitude - a.latitude) * radians, (b.longitude - a.longitude) * radians)
    let square =
      pow(sin(dy / 2), 2)
      + cos(a.latitude * radians) * cos(b.latitude * radians) * pow(sin(dx / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, square.squareRoot()))
  }
}
