import Foundation
import Geometry
import Motion
import ViewEngine

/// Hands its content what knows which place of the map in it is where.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var place = MapReaderPlace()

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    content(MapProxy(place: place)).environment(\.mapReaderPlace, place)
  }
}

/// Turns places of a map into points and back; nil before the map is there.
@MainActor @preconcurrency
public struct MapProxy {
  let place: MapReaderPlace

  /// - Parameter space: `local` is the map's own.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    let origin = origin(of: space.coordinateSpace)
    return place.projection?.coordinate(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    let origin = origin(of: space.coordinateSpace)
    return place.projection.map {
      let point = $0.point(of: coordinate)
      return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
  }

  /// Of the map in a space; one with a name is taken for the screen's.
  private func origin(of space: CoordinateSpace) -> CGPoint {
    space == .local ? .zero : place.frame.origin
  }
}

/// Where the map in a reader is, and from where it is looked at.
final class MapReaderPlace {
  var projection: MapProjection?
  /// On screen.
  var frame = CGRect.zero
}

/// Tells the reader around a map how that is looked at.
struct MapReading: ViewModifier {
  let projection: MapProjection
  let frame: CGRect
  @Environment(\.mapReaderPlace) private var place

  func body(content: Content) -> some View {
    place?.projection = projection
    place?.frame = frame
    return content
  }
}

private enum MapReaderPlaceKey: EnvironmentKey {
  static var defaultValue: MapReaderPlace? { nil }
}

extension EnvironmentValues {
  var mapReaderPlace: MapReaderPlace? {
    get { self[MapReaderPlaceKey.self] }
    set { self[MapReaderPlaceKey.self] = newValue }
  }
}
