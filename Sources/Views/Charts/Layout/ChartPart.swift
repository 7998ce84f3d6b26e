import Foundation
import Geometry
import Motion
import ViewEngine

/// What a view is to the chart that it stands in.
enum ChartPart {
  case plot
  /// Over the plot and as large.
  case cover
  /// Behind the labels along an axis.
  case axis(Axis)
  case label(AxisLabelPlace)
  case tick(AxisTickPlace)
  case annotation(AnnotationPlace)
  case title(AxisTitlePlace)
  case legend(AnnotationPosition, Alignment?, CGFloat)
}

/// Where the label of an axis stands.
struct AxisLabelPlace {
  let side: AxisMarkPosition.Side
  let preset: AxisMarkPreset
  let place: Double
  /// Of the axis, for a label that is as wide as its band; nil for one in its own width.
  let width: Double?
  /// Beside its tick instead of below its value.
  let isBeside: Bool
  let anchor: UnitPoint?
  let hides: Bool
  let spacing: CGFloat?
  let offset: CGSize
}

/// Where a tick of an axis is.
struct AxisTickPlace {
  let side: AxisMarkPosition.Side
  let place: Double
  let width: CGFloat
  let length: TickLength
  let isBesideLabel: Bool
  let offset: CGSize
}

/// Where the title of an axis stands.
struct AxisTitlePlace {
  let side: AxisMarkPosition.Side
  let alignment: Alignment?
  let spacing: CGFloat
}

/// Where an annotation stands.
struct AnnotationPlace {
  enum Target {
    case frame(MarkFrame, size: CGSize)
    case sector(SectorShape)
  }

  let target: Target
  let annotation: MarkAnnotation
}

enum ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .plot }
}

extension View {
  func chartPart(_ part: ChartPart) -> some View {
    layoutValue(key: ChartPartKey.self, value: part)
  }
}
