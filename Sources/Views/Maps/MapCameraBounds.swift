import Motion
import ViewEngine

/// How far and how near a map may be moved.
///
/// - Note: Accepted: the map of a clip stands still.
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

extension View {
  /// - Note: Accepted: a map has its controls in its own corner.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// - Note: Accepted: a map's controls are always there.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
