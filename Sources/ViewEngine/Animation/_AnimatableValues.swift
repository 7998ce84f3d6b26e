import Motion

/// What a type animates that `@Animatable` stands before: the data of its variables, one after the
/// other.
public struct _AnimatableValues: VectorArithmetic {
  private var parts: [_AnyAnimatableData]

  public init(_ parts: [_AnyAnimatableData]) {
    self.parts = parts
  }

  public static func part<Value: VectorArithmetic>(_ value: Value) -> _AnyAnimatableData {
    _AnyAnimatableData(value)
  }

  @_disfavoredOverload
  public static func part<Value: Animatable>(_ value: Value) -> _AnyAnimatableData {
    _AnyAnimatableData(value.animatableData)
  }

  public func write<Value: VectorArithmetic>(to value: inout Value, at index: Int) {
    value = part(at: index, as: Value.self) ?? value
  }

  @_disfavoredOverload
  public func write<Value: Animatable>(to value: inout Value, at index: Int) {
    value.animatableData = part(at: index, as: Value.AnimatableData.self) ?? value.animatableData
  }

  private func part<Data: VectorArithmetic>(at index: Int, as type: Data.Type) -> Data? {
    index < parts.count ? parts[index].value(as: type) : .zero
  }

  public static var zero: _AnimatableValues { _AnimatableValues([]) }

  public static func == (a: _AnimatableValues, b: _AnimatableValues) -> Bool {
    combine(a, b, -).parts.allSatisfy { $0 == .zero }
  }

  public static func + (a: _AnimatableValues, b: _AnimatableValues) -> _AnimatableValues {
    combine(a, b, +)
  }

  public static func - (a: _AnimatableValues, b: _AnimatableValues) -> _AnimatableValues {
    combine(a, b, -)
  }

  public mutating func scale(by rhs: Double) {
    for index in parts.indices { parts[index].scale(by: rhs) }
  }

  public var magnitudeSquared: Double { parts.reduce(0) { $0 + $1.magnitudeSquared } }

  private static func combine(
    _ a: _AnimatableValues, _ b: _AnimatableValues,
    _ operation: (_AnyAnimatableData, _AnyAnimatableData) -> _AnyAnimatableData
  ) -> _AnimatableValues {
    let count = max(a.parts.count, b.parts.count)
    return _AnimatableValues(
      (0..<count).map { index in
        operation(
          index < a.parts.count ? a.parts[index] : .zero,
          index < b.parts.count ? b.parts[index] : .zero)
      })
  }
}
