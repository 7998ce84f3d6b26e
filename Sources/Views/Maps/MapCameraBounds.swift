import Motion
import ViewEngine

/// How far and how near a map may be moved.
public struct MapCameraBounds: Hashable, Sendable {
  private let region: MKCoordinateRegion?
  private let distances: [Double?]

  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    region = centerCoordinateBounds
    distances = [minimumDistance, maximumDistance]
  }

  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: MKCoordinateRegion(centerCoordinateBounds),
      minimumDistance: minimumDistance, maximumDistance: maximumDistance)
  }

  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    region = nil
    distances = [minimumDistance, maximumDistance]
  }
}

extension MapCameraBounds {
  /// The nearest place that is within them.
  func keeping(_ camera: MapProjection) -> MapProjection {
    var kept = camera
    let distance = camera.camera.distance
    let most = distances[1] ?? .infinity
    let allowed = min(max(distance, distances[0] ?? 0), most)
    if allowed != distance, distance > 0 {
      kept = kept.withStep(MapProjection.step(kept.step * allowed / distance))
    }
    guard let region else { return kept }
    let middle = kept.center.coordinate
    func within(_ value: Double, _ middle: Double, _ span: Double) -> Double {
      min(max(value, middle - span / 2), middle + span / 2)
    }
    return kept.at(
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: within(
            middle.latitude, region.center.latitude, region.span.latitudeDelta),
          longitude: within(
            middle.longitude, region.center.longitude, region.span.longitudeDelta))))
  }
}

extension View {
  /// - Note: Accepted: a map has its controls in its own corner.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// - Note: Accepted: a map's controls are always there.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
