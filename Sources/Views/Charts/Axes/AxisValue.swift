import Motion

/// A value at which an axis has marks.
public struct AxisValue {
  let datum: PlotDatum
  /// Which of them it is, from 0.
  public let index: Int
  public let count: Int

  /// The value, if it is one of that type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { datum.value(as: type) }
}
