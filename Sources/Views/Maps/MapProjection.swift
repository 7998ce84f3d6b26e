import Foundation
import Geometry

/// Puts places of a region into a map's rectangle: Mercator's, with all of the region in sight.
struct MapProjection {
  private let center: MKMapPoint
  /// Map points a point.
  private let step: Double
  private let size: CGSize

  init(_ region: MKCoordinateRegion, in size: CGSize) {
    let half = region.span.latitudeDelta / 2
    let middle = region.center
    func y(_ latitude: Double) -> Double {
      MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
    }
    let height = y(middle.latitude - half) - y(middle.latitude + half)
    let width = region.span.longitudeDelta / 360 * MKMapRect.side
    center = MKMapPoint(middle)
    step = max(1e-6, max(width / max(1, size.width), height / max(1, size.height)))
    self.size = size
  }

  func point(of coordinate: CLLocationCoordinate2D) -> CGPoint {
    let point = MKMapPoint(coordinate)
    return CGPoint(
      x: size.width / 2 + (point.x - center.x) / step,
      y: size.height / 2 + (point.y - center.y) / step)
  }

  func coordinate(at point: CGPoint) -> CLLocationCoordinate2D {
    MKMapPoint(
      x: center.x + (point.x - size.width / 2) * step,
      y: center.y + (point.y - size.height / 2) * step
    ).coordinate
  }

  /// Points that so many metres take at a latitude.
  func length(of meters: Double, at latitude: Double) -> CGFloat {
    let degree = MKMapRect.side / 360 / step
    return meters / MKCoordinateRegion.metersADegree * degree / max(0.01, cos(latitude * .pi / 180))
  }
}
