import Foundation
import Motion
import ViewEngine

/// A length that grows with the size of text that the reader has chosen; at the default size it is as
/// written.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// Rounded to a third of a point, as UIKit rounds on a phone.
  public var wrappedValue: Value {
    if size == .large { return value }
    return Value((CGFloat(value) * style.scale(at: size) * 3).rounded() / 3)
  }

  nonisolated public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }
}
