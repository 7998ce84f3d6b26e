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
  @Environment(\.displayScale) private var displayScale

  /// Rounded to the device's pixel, as UIKit does.
  public var wrappedValue: Value {
    if size == .large { return value }
    let scaled = CGFloat(value) * style.scale(at: size)
    return Value((scaled * displayScale).rounded() / displayScale)
  }

  nonisolated public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }
}

extension ScaledMetric: OutsideReading {}
