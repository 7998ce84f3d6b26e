import Foundation
import Motion

/// How values are spread along an axis.
public struct ScaleType: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case linear, category, logarithmic, squareRoot
    case symmetricLogarithmic(Double)
    case power(Double)
  }

  let kind: Kind

  public static let linear = ScaleType(kind: .linear)
  public static let date = ScaleType(kind: .linear)
  public static let category = ScaleType(kind: .category)
  public static let log = ScaleType(kind: .logarithmic)
  public static let squareRoot = ScaleType(kind: .squareRoot)
  public static let symmetricLog = ScaleType(kind: .symmetricLogarithmic(1))

  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLogarithmic(slopeAtZero))
  }

  func stretched(_ value: Double) -> Double {
    switch kind {
    case .linear, .category: value
    case .logarithmic: log10(max(value, .leastNormalMagnitude))
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .symmetricLogarithmic(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
    }
  }

  func restored(_ value: Double) -> Double {
    switch kind {
    case .linear, .category: value
    case .logarithmic: pow(10, value)
    case .squareRoot: value < 0 ? -value * value : value * value
    case .symmetricLogarithmic(let slope): (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), 1 / exponent)
    }
  }
}
