import Foundation
import Geometry
import Motion
import ViewEngine

/// A line across the plot at a value of an axis.
public struct AxisGridLine: PrimitiveAxisMark {
  let pieces: [AxisPiece]

  /// - Parameters:
  ///   - centered: Between this value and the next one.
  ///   - stroke: Thin by itself, dashed for dates.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    var piece = AxisPiece(.gridLine)
    piece.isCentered = centered
    piece.stroke = stroke
    pieces = [piece]
  }
}
