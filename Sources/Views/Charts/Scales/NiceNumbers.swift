import Foundation

/// Numbers for people: steps of one, two or five times a power of ten.
struct NiceNumbers {
  let step: Double

  /// - Parameter count: About how many steps there are to be.
  init(from lower: Double, to upper: Double, count: Int) {
    let rough = abs(upper - lower) / Double(max(count, 1))
    guard rough > 0, rough.isFinite else {
      step = 1
      return
    }
    let power = pow(10, log10(rough).rounded(.down))
    // The limits are the geometric means between the steps.
    let factor =
      switch rough / power {
      case 50.0.squareRoot()...: 10.0
      case 10.0.squareRoot()...: 5.0
      case 2.0.squareRoot()...: 2.0
      default: 1.0
      }
    step = power * factor
  }

  init(step: Double) {
    self.step = step > 0 && step.isFinite ? step : 1
  }

  func below(_ value: Double) -> Double { (value / step + 1e-9).rounded(.down) * step }
  func above(_ value: Double) -> Double { (value / step - 1e-9).rounded(.up) * step }

  /// All multiples within a range; no more than somebody could read.
  func values(in range: ClosedRange<Double>) -> [Double] {
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// How many digits behind the point tell the values apart.
  var fractionDigits: Int { max(0, -Int((log10(step) + 1e-9).rounded(.down))) }
}
