import Foundation
import Geometry
import ViewEngine

/// How something on the ground of a map looks. Of one that says nothing more nothing is seen.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  public var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  /// What is seen of it.
  var part: _MapPart? { nil }
}

/// One that is drawn with a line and a colour.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
  public var strokeColor: UIColor?
  public var fillColor: UIColor?
  /// 0: as thin as MapKit's, a point.
  public var lineWidth: CGFloat = 0
  public var lineDashPattern: [NSNumber]?

  override var part: _MapPart? {
    guard let kind, !places.isEmpty else { return nil }
    var part = _MapPart(kind: kind, places: places)
    part.fill = AnyShapeStyle((fillColor?.color ?? .clear).opacity(alpha))
    if let strokeColor {
      let dash = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
      part.stroke = (
        AnyShapeStyle(strokeColor.color.opacity(alpha)),
        StrokeStyle(
          lineWidth: lineWidth > 0 ? lineWidth : 1, lineCap: .round, lineJoin: .round, dash: dash)
      )
    }
    return part
  }

  private var kind: _MapPart.Kind? {
    switch overlay {
    case let circle as MKCircle: .circle(radius: circle.radius)
    case is MKPolygon: .area
    case is MKPolyline: strokeColor == nil ? nil : .line
    default: nil
    }
  }

  private var places: [CLLocationCoordinate2D] {
    (overlay as? MKMultiPoint)?.places ?? [overlay.coordinate]
  }
}

/// How a line looks.
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// How an area looks.
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// How a circle looks.
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
