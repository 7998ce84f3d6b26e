import Motion

/// How the labels of an axis stand to the plot.
public struct AxisMarkPreset: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, extended, aligned, inset
  }

  let kind: Kind

  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Labels beside the ticks.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Labels below their values, the first and the last one within the plot.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Labels inside the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}
