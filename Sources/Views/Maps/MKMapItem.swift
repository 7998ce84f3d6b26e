import Foundation
import Motion
import ViewEngine

/// Something that is at a place: a shop, a sight, or the user.
public final class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  public var name: String?
  public var phoneNumber: String?
  public var url: URL?

  public override convenience init() {
    self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }

  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
  }

  public var location: CLLocation {
    CLLocation(
      latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }

  /// Whom nothing finds in a clip.
  public var isCurrentLocation: Bool { false }

  public static func forCurrentLocation() -> MKMapItem { MKMapItem() }

  /// Opens nothing: a clip has no other app.
  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  /// Opens nothing: a clip has no other app.
  @discardableResult
  public static func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil)
    -> Bool
  {
    false
  }
}

/// A written address.
public final class MKAddress: NSObject, Sendable {
  public let fullAddress: String
  public let shortAddress: String?

  public init?(fullAddress: String, shortAddress: String?) {
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}

extension Marker where Label == Views.Label<Text, Image> {
  /// A balloon at the item's place, with its name.
  public init(item: MKMapItem) {
    self.init(item.name ?? "", coordinate: item.placemark.coordinate)
  }
}

extension MapCameraPosition {
  /// The item with the streets around it.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true)
    -> MapCameraPosition
  {
    .region(
      MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }
}
