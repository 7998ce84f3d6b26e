import Foundation

/// How a line ends: there, or half its width further on, in a half circle or a square.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// How two lines meet: in a tip, as far as ``StrokeStyle/miterLimit`` lets it, in a round, or cut off.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// How a path is stroked; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// 0 or less, and what is not finite, paints nothing.
  public var lineWidth: CGFloat
  /// Of both ends of an open subpath, and of every dash.
  public var lineCap: CGLineCap
  /// Of what meets within a subpath.
  public var lineJoin: CGLineJoin
  /// A miter longer than this many half widths is cut off to a bevel.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted pieces in turn; empty is a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts.
  public var dashPhase: CGFloat

  /// A solid line of one point, cut off at its ends and with pointed corners, unless something else is said.
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
