/// How a path is filled.
public struct FillStyle: Hashable, Sendable {
  /// Even-odd instead of non-zero winding.
  public var isEOFilled: Bool
  /// False leaves hard pixel edges.
  public var isAntialiased: Bool

  /// Non-zero winding with smooth edges, unless something else is said.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
