import Foundation
import Geometry

/// Equations that are taken one after another, those that say nothing new or something else left out.
struct EquationSystem {
  private var rows: [(pivot: Int, coefficients: [Int: CGFloat], constant: CGFloat)] = []
  private let unknowns: Int
  private static let smallest: CGFloat = 1e-9

  init(unknowns: Int) {
    self.unknowns = unknowns
  }

  mutating func add(_ coefficients: [Int: CGFloat], _ constant: CGFloat) {
    var (row, constant) = (coefficients, constant)
    for known in rows {
      guard let factor = row[known.pivot], abs(factor) > Self.smallest else { continue }
      for (number, value) in known.coefficients { row[number, default: 0] -= factor * value }
      constant -= factor * known.constant
    }
    row = row.filter { abs($0.value) > Self.smallest }
    // Lengths before places, and otherwise the same on every run.
    guard let pivot = row.keys.max(by: { ($0 % 2, -$0) < ($1 % 2, -$1) }), let scale = row[pivot]
    else { return }
    row = row.mapValues { $0 / scale }
    constant /= scale
    for index in rows.indices {
      guard let factor = rows[index].coefficients[pivot], abs(factor) > Self.smallest else {
        continue
      }
      for (number, value) in row {
        rows[index].coefficients[number, default: 0] -= factor * value
      }
      rows[index].coefficients[pivot] = nil
      rows[index].constant -= factor * constant
    }
    rows.append((pivot, row, constant))
  }

  /// What nothing is said of is 0.
  var solution: [CGFloat] {
    var values = [CGFloat](repeating: 0, count: unknowns)
    for row in rows { values[row.pivot] = row.constant }
    return values
  }
}
