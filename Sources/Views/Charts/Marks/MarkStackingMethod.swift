import Motion

/// How marks that share a place are put on each other.
public enum MarkStackingMethod: Sendable {
  /// One on the other, from zero.
  case standard
  /// One on the other, all together as high as the plot.
  case normalized
  /// One on the other, around the middle.
  case center
  /// One in front of the other.
  case unstacked
}
