import Foundation

/// Arithmetic on whole arrays, as far as SwiftUI code takes it from Accelerate for its vectors.
///
/// The shorter of two arrays counts. Sums go from the first number to the last, so that they are the
/// same on every machine.
public enum vDSP {
  public static func add<T: BinaryFloatingPoint, A: Collection<T>, B: Collection<T>>(
    _ vectorA: A, _ vectorB: B
  ) -> [T] { zip(vectorA, vectorB).map(+) }

  public static func add<T: BinaryFloatingPoint, A: Collection<T>>(_ scalar: T, _ vector: A) -> [T]
  {
    vector.map { scalar + $0 }
  }

  /// - Returns: The first minus the second.
  public static func subtract<T: BinaryFloatingPoint, A: Collection<T>, B: Collection<T>>(
    _ vectorA: A, _ vectorB: B
  ) -> [T] { zip(vectorA, vectorB).map(-) }

  public static func multiply<T: BinaryFloatingPoint, A: Collection<T>, B: Collection<T>>(
    _ vectorA: A, _ vectorB: B
  ) -> [T] { zip(vectorA, vectorB).map(*) }

  public static func multiply<T: BinaryFloatingPoint, A: Collection<T>>(_ scalar: T, _ vector: A)
    -> [T]
  { vector.map { scalar * $0 } }

  public static func divide<T: BinaryFloatingPoint, A: Collection<T>, B: Collection<T>>(
    _ vectorA: A, _ vectorB: B
  ) -> [T] { zip(vectorA, vectorB).map(/) }

  public static func divide<T: BinaryFloatingPoint, A: Collection<T>>(_ vector: A, _ scalar: T)
    -> [T]
  { vector.map { $0 / scalar } }

  public static func divide<T: BinaryFloatingPoint, A: Collection<T>>(_ scalar: T, _ vector: A)
    -> [T]
  { vector.map { scalar / $0 } }

  public static func negative<T: BinaryFloatingPoint, A: Collection<T>>(_ vector: A) -> [T] {
    vector.map { -$0 }
  }

  public static func absolute<T: BinaryFloatingPoint, A: Collection<T>>(_ vector: A) -> [T] {
    vector.map { abs($0) }
  }

  public static func square<T: BinaryFloatingPoint, A: Collection<T>>(_ vector: A) -> [T] {
    vector.map { $0 * $0 }
  }

  public static func clip<T: BinaryFloatingPoint, A: Collection<T>>(
    _ vector: A, to bounds: ClosedRange<T>
  ) -> [T] { vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) } }

  // MARK: Into an array that is there

  public static func add<T: BinaryFloatingPoint, A: Collection<T>, B: Collection<T>, R>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where R: MutableCollection<T> { write(add(vectorA, vectorB), to: &result) }

  public static func subtract<T: BinaryFloatingPoint, A: Collection<T>, B: Collection<T>, R>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where R: MutableCollection<T> { write(subtract(vectorA, vectorB), to: &result) }

  public static func multiply<T: BinaryFloatingPoint, A: Collection<T>, B: Collection<T>, R>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where R: MutableCollection<T> { write(multiply(vectorA, vectorB), to: &result) }

  public static func multiply<T: BinaryFloatingPoint, A: Collection<T>, R>(
    _ scalar: T, _ vector: A, result: inout R
  ) where R: MutableCollection<T> { write(multiply(scalar, vector), to: &result) }

  private static func write<T, R: MutableCollection<T>>(_ values: [T], to result: inout R) {
    for (index, value) in zip(Array(result.indices), values) { result[index] = value }
  }

  // MARK: To one number

  public static func sum<T: BinaryFloatingPoint, A: Collection<T>>(_ vector: A) -> T {
    vector.reduce(0, +)
  }

  public static func sumOfSquares<T: BinaryFloatingPoint, A: Collection<T>>(_ vector: A) -> T {
    vector.reduce(0) { $0 + $1 * $1 }
  }

  public static func dot<T: BinaryFloatingPoint, A: Collection<T>, B: Collection<T>>(
    _ vectorA: A, _ vectorB: B
  ) -> T { zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 } }

  /// Not a number where there are none, as for Accelerate.
  public static func mean<T: BinaryFloatingPoint, A: Collection<T>>(_ vector: A) -> T {
    sum(vector) / T(vector.count)
  }

  public static func meanSquare<T: BinaryFloatingPoint, A: Collection<T>>(_ vector: A) -> T {
    sumOfSquares(vector) / T(vector.count)
  }

  public static func rootMeanSquare<T: BinaryFloatingPoint, A: Collection<T>>(_ vector: A) -> T {
    meanSquare(vector).squareRoot()
  }

  public static func maximum<T: BinaryFloatingPoint, A: Collection<T>>(_ vector: A) -> T {
    vector.max() ?? -.infinity
  }

  public static func minimum<T: BinaryFloatingPoint, A: Collection<T>>(_ vector: A) -> T {
    vector.min() ?? .infinity
  }

  public static func maximumMagnitude<T: BinaryFloatingPoint, A: Collection<T>>(_ vector: A) -> T {
    vector.map { abs($0) }.max() ?? 0
  }

  public static func distanceSquared<T: BinaryFloatingPoint, A: Collection<T>, B: Collection<T>>(
    _ vectorA: A, _ vectorB: B
  ) -> T { sumOfSquares(subtract(vectorA, vectorB)) }
}
