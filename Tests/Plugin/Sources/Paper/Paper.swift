/// How many times it was folded.
public struct Fold {
  /// Not negative.
  public var count: Int

  /// Begins flat.
  public init() { count = 0 }
}
