import Foundation
import Geometry
import Motion
import ViewEngine

/// A mark with its place in the plot and its look: all that drawing it takes.
struct PlacedMark: Identifiable {
  enum Drawing {
    case rectangle(MarkFrame, radius: CGFloat, RoundedCornerStyle)
    case rule(MarkFrame, isUpright: Bool, StrokeStyle)
    case symbol(MarkFrame, MarkSymbol, area: CGFloat)
    case line(LineShape, StrokeStyle)
    case area(AreaShape)
    case sector(SectorShape)
  }

  let id: AnyHashable
  let drawing: Drawing
  let style: AnyShapeStyle
  let look: MarkLook
  /// Beside what the annotations of the mark stand.
  var target: AnnotationPlace.Target?

  var zIndex: Double { look.zIndex ?? 0 }
}
