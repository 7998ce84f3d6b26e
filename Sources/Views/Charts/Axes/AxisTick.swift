import Foundation
import Geometry
import Motion
import ViewEngine

/// A short line beside the plot at a value of an axis.
public struct AxisTick: PrimitiveAxisMark {
  let pieces: [AxisPiece]

  /// How far a tick goes.
  public struct Length: Sendable {
    let points: TickLength

    public static var automatic: Length { Length(points: .automatic) }
    public static var label: Length { label() }
    public static var longestLabel: Length { longestLabel() }

    /// - Parameter extendPastBy: Points beyond the label.
    public static func label(extendPastBy: CGFloat = 0) -> Length {
      Length(points: .label(beyond: extendPastBy))
    }

    /// - Parameter extendPastBy: Points beyond the longest label of the axis.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      Length(points: .label(beyond: extendPastBy))
    }
  }

  public init(
    centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    var piece = AxisPiece(.tick(length.points))
    piece.isCentered = centered
    piece.stroke = stroke
    pieces = [piece]
  }

  /// - Parameter length: Points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(points: .points(length)), stroke: stroke)
  }
}

/// How far a tick goes from the plot.
enum TickLength: Equatable, Sendable {
  case automatic
  case points(CGFloat)
  /// Along the longest label, and points more.
  case label(beyond: CGFloat)
}
