import Foundation
import Geometry
import Motion
import ViewEngine

/// One line, tick or label at a value of an axis, as it was written.
struct AxisPiece {
  enum Kind {
    case gridLine
    case tick(TickLength)
    case label(AxisLabelContent)
  }

  let kind: Kind
  /// Between this value and the next one.
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero

  init(_ kind: Kind) {
    self.kind = kind
  }
}

/// What a label shows, and how it stands.
struct AxisLabelContent {
  enum Shown {
    case text((PlotDatum) -> String?)
    case view(AnyView)
    /// The value as the axis writes it.
    case automatic
  }

  var shown = Shown.automatic
  /// Which of its own points stands at the value.
  var anchor: UnitPoint?
  var orientation = AxisValueLabelOrientation.automatic
  var collision = AxisValueLabelCollisionResolution.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// Marks of an axis that have their values in common.
struct AxisGroup {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  var stroke: StrokeStyle?
  /// How the values are written; nil is how the axis does by itself.
  var format: ((PlotDatum) -> String?)?
  /// Nil is a line, a tick and a label, as fit the axis.
  var content: (@MainActor (AxisValue) -> [AxisPiece])?
}
