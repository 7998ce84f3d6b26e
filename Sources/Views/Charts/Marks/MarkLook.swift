import Foundation
import Geometry
import Motion
import ViewEngine

/// What the modifiers say of a mark; what stands nearer to the mark has the say.
struct MarkLook {
  var style: AnyShapeStyle?
  var styleBy: PlotDatum?
  var positionBy: PlotDatum?
  /// How much of its band the marks that stand side by side take.
  var positionSpan: MarkDimension?
  var symbol: MarkSymbol?
  var symbolBy: PlotDatum?
  /// In square points.
  var symbolArea: CGFloat?
  var symbolSizeBy: PlotDatum?
  var stroke: StrokeStyle?
  var strokeBy: PlotDatum?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var opacity = 1.0
  /// Leading or upper end, trailing or lower end, in points.
  var xOffset: (start: CGFloat, end: CGFloat) = (0, 0)
  var yOffset: (start: CGFloat, end: CGFloat) = (0, 0)
  var zIndex: Double?
  var blurRadius: CGFloat = 0
  var shadow: MarkShadow?
  var clipShape: AnyShape?
  var mask: MarkMask?
  var accessibilityLabel: String?
  var annotations: [MarkAnnotation] = []
  /// Gradients go over the whole plot.
  var isAlignedWithPlot: Bool?
}

struct MarkShadow {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
}

/// What stands at a point.
enum MarkSymbol {
  case shape(AnyShape, strokeWidth: CGFloat?)
  case view(AnyView)
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let overflow: AnnotationOverflowResolution
  /// Asked once the mark's place is known.
  let content: (AnnotationContext) -> AnyView
}
