import Motion

/// On which side of the plot an axis is.
public struct AxisMarkPosition: Equatable, Sendable {
  enum Side: Equatable, Sendable {
    case automatic, leading, trailing, top, bottom
  }

  let side: Side

  public static let automatic = AxisMarkPosition(side: .automatic)
  public static let leading = AxisMarkPosition(side: .leading)
  public static let trailing = AxisMarkPosition(side: .trailing)
  public static let top = AxisMarkPosition(side: .top)
  public static let bottom = AxisMarkPosition(side: .bottom)
}
