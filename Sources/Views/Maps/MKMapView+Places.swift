import Foundation
import Geometry
import ViewEngine

extension MKMapView {
  /// Moves the map so that all of them are in sight.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let have = Set(self.annotations.map { ObjectIdentifier($0) })
    addAnnotations(annotations.filter { !have.contains(ObjectIdentifier($0)) })
    setRegion(
      MapCameraPosition.automatic.shown(annotations.map(\.coordinate)), animated: animated)
  }

  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }

  /// - Parameter insets: More ground around the rectangle, in points of the view.
  public func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) {
    let (width, height) = (
      max(1, bounds.width - insets.left - insets.right),
      max(1, bounds.height - insets.top - insets.bottom)
    )
    let step = max(mapRect.width / width, mapRect.height / height)
    let padded = MKMapRect(
      x: mapRect.minX - insets.left * step, y: mapRect.minY - insets.top * step,
      width: mapRect.width + (insets.left + insets.right) * step,
      height: mapRect.height + (insets.top + insets.bottom) * step)
    setVisibleMapRect(padded, animated: animated)
  }

  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    MapProjection(region, in: bounds.size).coordinate(at: point)
  }

  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    MapProjection(region, in: bounds.size).point(of: coordinate)
  }
}
