import Foundation
import Motion

/// Numbers of which there may be more or fewer than there were, in pairs.
///
/// Where there are more, they come out of the last pair; where there are fewer, they go into it.
struct PointVector: VectorArithmetic {
  var values: [Double] = []

  static var zero: PointVector { PointVector() }

  private static func combined(
    _ left: PointVector, _ right: PointVector, _ change: (Double, Double) -> Double
  ) -> PointVector {
    let count = max(left.values.count, right.values.count)
    return PointVector(
      values: (0..<count).map { change(left.value($0), right.value($0)) })
  }

  private func value(_ index: Int) -> Double {
    if index < values.count { return values[index] }
    return values.count < 2 ? 0 : values[values.count - 2 + index % 2]
  }

  static func + (left: PointVector, right: PointVector) -> PointVector {
    combined(left, right, +)
  }

  static func - (left: PointVector, right: PointVector) -> PointVector {
    combined(left, right, -)
  }

  mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
