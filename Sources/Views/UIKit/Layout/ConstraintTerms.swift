import Foundation
import Geometry

/// Constraints as sums of unknown numbers: where each view begins in the one around it, and how long it is.
@MainActor
struct ConstraintTerms {
  typealias Sum = (coefficients: [Int: CGFloat], constant: CGFloat)

  let root: UIView
  let numbers: [ObjectIdentifier: Int]
  let axis: Axis
  /// Whether the length of the outermost view is to be found as well.
  let isOpen: Bool
  /// The length of what the outermost view scrolls comes after all others.
  var contentNumber: Int { 2 * numbers.count + 1 }

  /// `coefficients · unknowns = constant`
  func equation(_ constraint: NSLayoutConstraint) -> Sum {
    let left = sum(constraint.first)
    let right: Sum = constraint.second.map(sum) ?? ([:], 0)
    var coefficients = left.coefficients
    for (number, value) in right.coefficients {
      coefficients[number, default: 0] -= constraint.multiplier * value
    }
    return (
      coefficients,
      constraint.multiplier * right.constant + constraint.constant - left.constant
    )
  }

  func holds(_ constraint: NSLayoutConstraint, _ values: [CGFloat]) -> Bool {
    let (coefficients, constant) = equation(constraint)
    let value = coefficients.reduce(0) { $0 + $1.value * values[$1.key] }
    return constraint.relation == .lessThanOrEqual
      ? value <= constant + 1e-6 : value >= constant - 1e-6
  }

  /// Where one side of a constraint is, in the outermost view.
  private func sum(_ end: NSLayoutConstraint.End) -> Sum {
    // A height that goes by a width, or the other way round: what has been found of the other.
    if end.attribute.axis != axis {
      return ([:], end.attribute == .width ? end.view.frame.width : end.view.frame.height)
    }
    let isAcross = axis == .horizontal
    let insets = end.isSafe ? end.view.safeAreaInsets : end.insets
    let (near, far) = isAcross ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let begin = begin(of: end.view)
    let length = length(of: end)
    func plus(_ a: Sum, _ b: Sum, times factor: CGFloat, _ constant: CGFloat) -> Sum {
      var sum = a
      for (number, value) in b.coefficients {
        sum.coefficients[number, default: 0] += value * factor
      }
      sum.constant += b.constant * factor + constant
      return sum
    }
    switch end.attribute {
    case .left, .leading, .top: return plus(begin, length, times: 0, near)
    case .right, .trailing, .bottom, .lastBaseline, .firstBaseline:
      return plus(begin, length, times: 1, -far)
    case .centerX, .centerY: return plus(begin, length, times: 0.5, (near - far) / 2)
    case .width, .height: return plus(length, length, times: 0, -near - far)
    case .notAnAttribute: return ([:], 0)
    }
  }

  private func begin(of view: UIView) -> Sum {
    var sum: Sum = ([:], 0)
    var current: UIView? = view
    while let view = current, view !== root {
      if let number = numbers[ObjectIdentifier(view)] { sum.coefficients[2 * number] = 1 }
      current = view.holder
    }
    return sum
  }

  private func length(of end: NSLayoutConstraint.End) -> Sum {
    if let number = numbers[ObjectIdentifier(end.view)] { return ([2 * number + 1: 1], 0) }
    let isEdge = ![.width, .height].contains(end.attribute)
    if end.view === root, isOpen || root is UIScrollView && end.isOfContent ?? isEdge {
      return ([contentNumber: 1], 0)
    }
    return ([:], axis == .horizontal ? end.view.frame.width : end.view.frame.height)
  }
}
