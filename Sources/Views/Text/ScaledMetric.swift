import Motion
import ViewEngine

/// A length that grows with the size of text that the reader has chosen; in a clip that is the
/// default size, at which lengths are as they are written.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  nonisolated public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.init(wrappedValue: wrappedValue)
  }
}
