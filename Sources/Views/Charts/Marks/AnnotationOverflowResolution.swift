import Motion

/// What is done about an annotation that would stand outside.
public struct AnnotationOverflowResolution: Sendable {
  let x: Strategy
  let y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  public static let automatic = AnnotationOverflowResolution()

  public struct Boundary: Equatable, Sendable {
    let isChart: Bool

    public static let automatic = Boundary(isChart: true)
    public static let chart = Boundary(isChart: true)
    public static let plot = Boundary(isChart: false)
  }

  /// Along one axis.
  public struct Strategy: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case automatic, disabled, padScale
      case fit(Boundary)
    }

    let kind: Kind

    /// Along x, moved within the chart; along y, the scale makes room (by eye, not measured).
    public static let automatic = Strategy(kind: .automatic)
    public static let disabled = Strategy(kind: .disabled)
    public static let padScale = Strategy(kind: .padScale)
    public static let fit = Strategy(kind: .fit(.automatic))

    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }
}
