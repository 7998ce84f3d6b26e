import Foundation

public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// How a path is stroked; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// A miter longer than this many half widths is cut off to a bevel.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted pieces in turn; empty is a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
