/// How far something has come, from 0 to 1.
public struct Progress {
  /// Not clamped.
  public var value: Double

  /// Begins anywhere.
  public init(_ value: Double) { self.value = value }
}
