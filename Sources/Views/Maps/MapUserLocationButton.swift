import Foundation
import Geometry
import Motion
import ViewEngine

/// Moves a map to where the user is; nothing tells a clip.
public struct MapUserLocationButton: View {
  /// - Parameter scope: That of its map, which it need not know, as it moves none.
  nonisolated public init(scope: Namespace.ID? = nil) {}

  public var body: some View { MapControlButton(symbol: "location") }
}

/// Makes a map three-dimensional; the ground that stands for one stays flat.
public struct MapPitchToggle: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}

  public var body: some View { MapControlButton(symbol: "view.3d") }
}

/// Says where north is once a map is turned; one that cannot be turned shows none.
public struct MapCompass: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

/// Says how long things are while a map is zoomed; one that cannot be zoomed shows none.
public struct MapScaleView: View {
  nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

/// - Matches: 44 points with a material behind a symbol in the tint, as on iOS 17, by eye.
private struct MapControlButton: View {
  let symbol: String

  var body: some View {
    Button {
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 18))
        .frame(width: 44, height: 44)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

/// A marker of the maps before iOS 17.
public struct MapMarker: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    var part = _MapPart(kind: .marker(title: nil, glyph: nil), places: [coordinate])
    part.tint = tint
    _parts = [part]
  }
}

/// A pin of the maps before iOS 17.
public struct MapPin: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _parts = MapMarker(coordinate: coordinate, tint: tint)._parts
  }
}

/// A view on the maps before iOS 17.
public struct MapAnnotation<Content: View>: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]

  /// - Parameter anchorPoint: The point of the view that is at the place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    _parts = [
      _MapPart(kind: .view(AnyView(content()), title: nil, anchor: anchor), places: [coordinate])
    ]
  }
}
