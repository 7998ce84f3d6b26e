import Foundation

/// A place with its address: where it is alone is known in a clip, unless the code says more.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  public internal(set) var name: String?
  public internal(set) var thoroughfare: String?
  public internal(set) var subThoroughfare: String?
  public internal(set) var locality: String?
  public internal(set) var subLocality: String?
  public internal(set) var administrativeArea: String?
  public internal(set) var postalCode: String?
  public internal(set) var country: String?
  public internal(set) var isoCountryCode: String?

  init(at coordinate: CLLocationCoordinate2D) {
    location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

/// A place of a map.
public final class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(at: coordinate)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) {
    self.init(coordinate: coordinate)
  }

  public var title: String? { name }
}
