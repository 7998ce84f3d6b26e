import TestSupport
import Foundation

/// What a random view is made of: a value, so that a tree that fails can be printed.
///
/// Where there are two of something, the first is what even steps of the view show and the second
/// what odd ones show.
package indirect enum RandomElement: Sendable {
  case text(String, String, size: Double)
  case symbol(String, String, size: Double)
  case shape(RandomShape, RandomPaint, width: Double, height: Double)
  case control(RandomControl)
  case stack(RandomStack, [RandomElement], spacing: Double)
  case changed(RandomElement, RandomChange)
  /// There at even steps or at odd ones.
  case coming(RandomElement, RandomTransition, atEven: Bool)
}

package enum RandomShape: Sendable, CaseIterable { case rectangle, rounded, circle, capsule, ring }

package enum RandomPaint: Sendable, CaseIterable {
  case red, blue, green, clearish, gradient, radial, glass
}

package enum RandomControl: Sendable, CaseIterable {
  case toggle, slider, progress, spinner, stepper
}

package enum RandomStack: Sendable, CaseIterable { case across, down, above, grid, scrolling }

package enum RandomTransition: Sendable, CaseIterable {
  case opacity, scale, move, slide, push, blurReplace, offset, combined, none
}

/// One modifier.
package indirect enum RandomChange: Sendable {
  case opacity(Double, Double)
  case rotation(Double, Double)
  case tilt(Double, Double, x: Double, y: Double)
  case scale(Double, Double)
  case offset(Double, Double, y: Double)
  case blur(Double, Double, opaque: Bool)
  case shadow(Double, Double, y: Double)
  case clip(RandomShape)
  case mask(RandomElement)
  case background(RandomElement)
  case overlay(RandomElement)
  case border(Double, Double)
  case padding(Double, Double)
  case frame(Double, Double)
  case blend(Int)
  case color(Int, Double, Double)
  case group
  case ownAnimation(Int)
}

extension RandomElement {
  /// - Parameter depth: How many more levels there may be below this one.
  static func make(depth: Int, _ numbers: inout SeededNumbers) -> RandomElement {
    if depth == 0 || numbers.once(in: 5) { return leaf(&numbers) }
    switch numbers.index(8) {
    case 0, 1, 2:
      let count = 1 + numbers.index(3)
      let children = (0..<count).map { _ in make(depth: depth - 1, &numbers) }
      return .stack(
        numbers.pick(RandomStack.allCases), children, spacing: numbers.number(0...9))
    case 3:
      return .coming(
        make(depth: depth - 1, &numbers), numbers.pick(RandomTransition.allCases),
        atEven: numbers.once(in: 2))
    default:
      let inner = make(depth: depth - 1, &numbers)
      return .changed(inner, .make(depth: depth - 1, &numbers))
    }
  }

  private static func leaf(_ numbers: inout SeededNumbers) -> RandomElement {
    switch numbers.index(8) {
    case 0, 1:
      let words = ["Delete", "Push", "7", "12", "Hej då", "Wi-Fi", "Ag", "one two three"]
      return .text(numbers.pick(words), numbers.pick(words), size: numbers.number(8...30))
    case 2:
      let names = ["star", "heart.fill", "trash", "plus", "bell", "chevron.right"]
      return .symbol(numbers.pick(names), numbers.pick(names), size: numbers.number(9...40))
    case 3: return .control(numbers.pick(RandomControl.allCases))
    default:
      return .shape(
        numbers.pick(RandomShape.allCases), numbers.pick(RandomPaint.allCases),
        width: numbers.number(4...90), height: numbers.number(4...70))
    }
  }
}

extension RandomChange {
  static func make(depth: Int, _ numbers: inout SeededNumbers) -> RandomChange {
    func two(_ range: ClosedRange<Double>) -> (Double, Double) {
      let first = numbers.number(range)
      return (first, numbers.once(in: 4) ? first : numbers.number(range))
    }
    switch numbers.index(20) {
    case 0, 1:
      let (a, b) = two(0...1)
      return .opacity(a, b)
    case 2, 3:
      let (a, b) = two(-180...180)
      return .rotation(a, b)
    case 4:
      let (a, b) = two(-80...80)
      return .tilt(a, b, x: numbers.number(-1...1), y: 1)
    case 5, 6:
      let (a, b) = two(0...2)
      return .scale(a, b)
    case 7, 8:
      let (a, b) = two(-40...40)
      return .offset(a, b, y: numbers.number(-30...30))
    case 9:
      let (a, b) = two(0...9)
      return .blur(a, b, opaque: numbers.once(in: 6))
    case 10:
      let (a, b) = two(0...8)
      return .shadow(a, b, y: numbers.number(-4...6))
    case 11: return .clip(numbers.pick(RandomShape.allCases))
    case 12: return .mask(.make(depth: min(depth, 1), &numbers))
    case 13:
      let other = RandomElement.make(depth: min(depth, 1), &numbers)
      return numbers.once(in: 2) ? .background(other) : .overlay(other)
    case 14:
      let (a, b) = two(0...5)
      return numbers.once(in: 2) ? .border(a, b) : .padding(a * 4, b * 4)
    case 15:
      let (a, b) = two(5...120)
      return .frame(a, b)
    case 16: return .blend(numbers.index(8))
    case 17:
      let (a, b) = two(0...1)
      return .color(numbers.index(6), a, b)
    case 18: return .ownAnimation(numbers.index(6))
    default: return .group
    }
  }
}
