/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// Apple's corner: curvature grows from zero, so it starts earlier along the edge.
  case continuous
}
