/// How a path is filled.
public struct FillStyle: Hashable, Sendable {
  /// Even-odd instead of non-zero winding.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
