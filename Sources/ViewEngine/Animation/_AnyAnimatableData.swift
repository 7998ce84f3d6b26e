import Motion

/// Animatable data of any type. Data of two types do not mix: the right-hand one is taken.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil is zero, of whatever type.
  private let data: (any VectorArithmetic)?

  package init(_ data: (any VectorArithmetic)?) {
    self.data = data
  }

  package func value<Data: VectorArithmetic>(as type: Data.Type) -> Data? {
    data == nil ? .zero : data as? Data
  }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
    func isEqual<Data: VectorArithmetic>(_ data: Data, _ other: _AnyAnimatableData) -> Bool {
      other.value(as: Data.self) == data
    }
    guard let data = a.data ?? b.data else { return true }
    return isEqual(data, a.data == nil ? a : b)
  }

  public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    func sum<Data: VectorArithmetic>(_ data: Data) -> _AnyAnimatableData {
      _AnyAnimatableData((a.value(as: Data.self) ?? .zero) + data)
    }
    guard let data = b.data else { return a }
    return sum(data)
  }

  public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    func difference<Data: VectorArithmetic>(_ data: Data) -> _AnyAnimatableData {
      guard let minuend = a.value(as: Data.self) else { return _AnyAnimatableData(data) }
      return _AnyAnimatableData(minuend - data)
    }
    guard let data = b.data else { return a }
    return difference(data)
  }

  public mutating func scale(by rhs: Double) {
    func scaled<Data: VectorArithmetic>(_ data: Data) -> _AnyAnimatableData {
      _AnyAnimatableData(data.scaled(by: rhs))
    }
    if let data { self = scaled(data) }
  }

  public var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }
}
