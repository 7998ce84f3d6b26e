import Foundation
import Geometry
import Motion

/// Puts places of a region into a map's rectangle: Mercator's, with all of the region in sight.
struct MapProjection: Equatable {
  private(set) var center: MKMapPoint
  /// Map points a point.
  private(set) var step: Double
  private(set) var size: CGSize

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

  private func mapPoint(at point: CGPoint) -> MKMapPoint {
    MKMapPoint(
      x: center.x + (point.x - size.width / 2) * step,
      y: center.y + (point.y - size.height / 2) * step)
  }

  func coordinate(at point: CGPoint) -> CLLocationCoordinate2D { mapPoint(at: point).coordinate }

  /// Points that so many metres take at a latitude.
  func length(of meters: Double, at latitude: Double) -> CGFloat {
    let degree = MKMapRect.side / 360 / step
    return meters / MKCoordinateRegion.metersADegree * degree / max(0.01, cos(latitude * .pi / 180))
  }

  // MARK: Moved

  /// - Parameter way: Of what is on the map, in points.
  func moved(by way: CGSize) -> MapProjection {
    at(MKMapPoint(x: center.x - way.width * step, y: center.y - way.height * step))
  }

  /// - Parameter point: What is there stays there.
  func zoomed(by factor: Double, about point: CGPoint) -> MapProjection {
    let still = mapPoint(at: point)
    var nearer = self
    nearer.step = Self.step(step / max(1e-3, factor))
    let there = nearer.mapPoint(at: point)
    return nearer.at(
      MKMapPoint(x: center.x + still.x - there.x, y: center.y + still.y - there.y))
  }

  func at(_ center: MKMapPoint) -> MapProjection {
    var other = self
    // The world is as high as it is, and goes around.
    let y = min(max(center.y, 0), MKMapRect.side)
    let x = center.x - (center.x / MKMapRect.side).rounded(.down) * MKMapRect.side
    other.center = MKMapPoint(x: x, y: y)
    return other
  }

  func resized(to size: CGSize) -> MapProjection {
    var other = self
    other.size = size
    return other
  }

  /// From a street to the whole world.
  static func step(_ step: Double) -> Double { min(max(step, 0.3), MKMapRect.side / 300) }

  func withStep(_ step: Double) -> MapProjection {
    var other = self
    other.step = step
    return other
  }
}

extension MapProjection {
  /// What an animation goes by: where the middle is, and how often all is half as large.
  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, Double> {
    get { AnimatablePair(AnimatablePair(center.x, center.y), log2(step)) }
    set {
      center = MKMapPoint(x: newValue.first.first, y: newValue.first.second)
      if newValue.second != log2(step) { step = exp2(newValue.second) }
    }
  }

  var rect: MKMapRect {
    MKMapRect(
      x: center.x - size.width / 2 * step, y: center.y - size.height / 2 * step,
      width: size.width * step, height: size.height * step)
  }

  /// All that is seen.
  var region: MKCoordinateRegion {
    let rect = rect
    let (top, bottom) = (
      MKMapPoint(x: center.x, y: rect.minY).coordinate,
      MKMapPoint(x: center.x, y: rect.maxY).coordinate
    )
    return MKCoordinateRegion(
      center: center.coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude,
        longitudeDelta: rect.width / MKMapRect.side * 360))
  }

  /// What shows as much.
  var camera: MapCamera {
    let region = region
    return MapCamera(
      centerCoordinate: region.center,
      distance: region.span.latitudeDelta * MKCoordinateRegion.metersADegree
        / MapCameraPosition.seenShare)
  }

  /// Whether nobody sees a difference: what is told of a place, and told back, is the same up to a rounding.
  func isAlike(_ other: MapProjection) -> Bool {
    size == other.size && abs(step / other.step - 1) < 1e-6
      && abs(center.x - other.center.x) < step / 1000
      && abs(center.y - other.center.y) < step / 1000
  }

  var context: MapCameraUpdateContext {
    MapCameraUpdateContext(camera: camera, region: region, rect: rect)
  }
}
