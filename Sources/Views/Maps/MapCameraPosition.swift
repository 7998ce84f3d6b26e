import Foundation
import Geometry
import Motion

/// Where a map is looked at from.
public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres.
  public var distance: Double
  /// Degrees. Not heeded: the ground is seen from above, with north up.
  public var heading: Double
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// What of the globe a map shows.
public struct MapCameraPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case camera(MapCamera)
    /// Where a person has moved it.
    case user(MKCoordinateRegion)
  }

  let kind: Kind

  /// Everything that is on the map.
  public static let automatic = MapCameraPosition(kind: .automatic)

  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }

  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(kind: .region(MKCoordinateRegion(rect)))
  }

  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(kind: .camera(camera))
  }

  /// Where the user is, whom nothing finds in a clip: the fallback counts.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }

  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { region } else { nil }
  }

  public var camera: MapCamera? {
    if case .camera(let camera) = kind { camera } else { nil }
  }

  /// Whether a person has moved the map from where it was told to be.
  public var positionedByUser: Bool { if case .user = kind { true } else { false } }

  /// How much of its distance MapKit's lens sees from top to bottom on a phone. Not measured.
  static let seenShare = 0.6

  /// What is shown of the globe.
  ///
  /// - Parameter places: What is on the map.
  func shown(_ places: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
    switch kind {
    case .region(let region), .user(let region): return region
    case .camera(let camera):
      return MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance * Self.seenShare,
        longitudinalMeters: camera.distance * 0.4)
    case .automatic: return Self.around(places)
    }
  }

  /// All the places with some ground around them; the United States where there are none.
  private static func around(_ places: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
    guard let first = places.first else {
      return MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 39, longitude: -97),
        span: MKCoordinateSpan(latitudeDelta: 60, longitudeDelta: 60))
    }
    var (south, north) = (first.latitude, first.latitude)
    var (west, east) = (first.longitude, first.longitude)
    for place in places {
      (south, north) = (min(south, place.latitude), max(north, place.latitude))
      (west, east) = (min(west, place.longitude), max(east, place.longitude))
    }
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(0.01, (north - south) * 1.5),
        longitudeDelta: max(0.01, (east - west) * 1.5)))
  }
}

/// What `onMapCameraChange` is told.
public struct MapCameraUpdateContext: Hashable, Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}
