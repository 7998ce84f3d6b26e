import Foundation
import Geometry

/// How much of the globe a region takes, in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the globe.
public struct MKCoordinateRegion: Hashable, Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() {
    self.init(
      center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
  }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// - Parameters: Metres from edge to edge.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let around = max(0.01, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / Self.metersADegree,
        longitudeDelta: longitudinalMeters / Self.metersADegree / around))
  }

  public init(_ rect: MKMapRect) {
    let center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    let (top, bottom) = (
      MKMapPoint(x: rect.midX, y: rect.minY).coordinate,
      MKMapPoint(x: rect.midX, y: rect.maxY).coordinate
    )
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude,
        longitudeDelta: rect.width / MKMapRect.world.width * 360))
  }

  static let metersADegree = 111_195.0
}

/// A point on the globe unrolled by Mercator's projection, as large as MapKit's.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -85.05), 85.05) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * MKMapRect.side
    y = (1 - log(tan(.pi / 4 + latitude / 2)) / .pi) / 2 * MKMapRect.side
  }

  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: (atan(exp((1 - 2 * y / MKMapRect.side) * .pi)) * 2 - .pi / 2) * 180 / .pi,
      longitude: x / MKMapRect.side * 360 - 180)
  }
}

/// A rectangle on the unrolled globe.
public struct MKMapRect: Hashable, Sendable {
  static let side = 268_435_456.0
  public static let world = MKMapRect(x: 0, y: 0, width: side, height: side)

  var x: Double
  var y: Double
  public let width: Double
  public let height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var minY: Double { y }
  public var maxY: Double { y + height }
  public var minX: Double { x }
  public var maxX: Double { x + width }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
}
