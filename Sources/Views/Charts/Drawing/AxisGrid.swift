import Foundation
import Geometry
import Motion
import ViewEngine

/// The lines of an axis across the plot.
struct AxisGrid: View {
  let axis: AxisPlan
  /// The lines are: those of the horizontal axis.
  let isUpright: Bool

  private struct Line: Identifiable {
    let id: String
    let place: Double
    let stroke: StrokeStyle
    let style: AnyShapeStyle
    let offset: CGSize
  }

  private var lines: [Line] {
    axis.marks.flatMap { mark in
      mark.pieces.enumerated().compactMap { index, piece in
        guard case .gridLine = piece.kind else { return nil }
        let dash = mark.isDate && isUpright ? ChartConstants.gridDash : []
        return Line(
          id: "\(mark.id) \(index)",
          place: piece.isCentered == true ? mark.center : mark.place,
          stroke: piece.stroke ?? StrokeStyle(lineWidth: ChartConstants.gridWidth, dash: dash),
          style: piece.style ?? AnyShapeStyle(Color.separator), offset: piece.offset)
      }
    }
  }

  var body: some View {
    ForEach(lines) { line in
      let thin = PlotSpan(at: line.place, width: line.stroke.lineWidth)
      let frame = isUpright ? MarkFrame(x: thin, y: .plot) : MarkFrame(x: .plot, y: thin)
      RuleShape(isUpright: isUpright).stroke(line.style, style: line.stroke)
        .offset(line.offset)
        .plotPlace(.fills(frame))
    }
  }
}
