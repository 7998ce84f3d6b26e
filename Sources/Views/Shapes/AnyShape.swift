import Foundation
import Geometry
import Motion

/// A shape whose type is erased. Its data animate as long as the type stays the same.
public struct AnyShape: Shape {
  private var shape: any Shape

  public init<S: Shape>(_ shape: S) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  public var animatableData: AnyShapeData {
    get { AnyShapeData(shape.animatableData) }
    set {
      func take<S: Shape>(_ shape: S) -> any Shape {
        var shape = shape
        if let data = newValue.value(as: S.AnimatableData.self) { shape.animatableData = data }
        return shape
      }
      shape = take(shape)
    }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// Animatable data of any type. Data of two types do not mix: the right-hand one is taken.
public struct AnyShapeData: VectorArithmetic {
  /// Nil is zero, of whatever type.
  private let data: (any VectorArithmetic)?

  init(_ data: (any VectorArithmetic)?) {
    self.data = data
  }

  func value<Data: VectorArithmetic>(as type: Data.Type) -> Data? {
    data == nil ? .zero : data as? Data
  }

  public static var zero: AnyShapeData { AnyShapeData(nil) }

  public static func == (a: AnyShapeData, b: AnyShapeData) -> Bool {
    func isEqual<Data: VectorArithmetic>(_ data: Data, _ other: AnyShapeData) -> Bool {
      other.value(as: Data.self) == data
    }
    guard let data = a.data ?? b.data else { return true }
    return isEqual(data, a.data == nil ? a : b)
  }

  public static func + (a: AnyShapeData, b: AnyShapeData) -> AnyShapeData {
    func sum<Data: VectorArithmetic>(_ data: Data) -> AnyShapeData {
      AnyShapeData((a.value(as: Data.self) ?? .zero) + data)
    }
    guard let data = b.data else { return a }
    return sum(data)
  }

  public static func - (a: AnyShapeData, b: AnyShapeData) -> AnyShapeData {
    func difference<Data: VectorArithmetic>(_ data: Data) -> AnyShapeData {
      guard let minuend = a.value(as: Data.self) else { return AnyShapeData(data) }
      return AnyShapeData(minuend - data)
    }
    guard let data = b.data else { return a }
    return difference(data)
  }

  public mutating func scale(by rhs: Double) {
    func scaled<Data: VectorArithmetic>(_ data: Data) -> AnyShapeData {
      AnyShapeData(data.scaled(by: rhs))
    }
    if let data { self = scaled(data) }
  }

  public var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }
}
