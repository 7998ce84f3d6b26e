import Foundation

/// What was done by hand, as the lines of a script.
package struct Recording: Hashable, Sendable {
  private var steps: [String] = []
  private var lastTime = 0.0

  /// Points that a finger may move while it taps.
  private static let tapRadius = 10.0

  package init() {}

  package var isEmpty: Bool { steps.isEmpty }

  /// Adds a touch.
  ///
  /// - Parameters:
  ///   - from: In points of the canvas, as is `to`.
  ///   - down: Seconds from the start, as is `up`.
  ///   - label: What is touched, if a script would find it by that.
  package mutating func add(
    from: CGPoint, to: CGPoint, down: Double, up: Double, label: String?
  ) {
    let quote = label?.contains("\"") ?? false ? "'" : "\""
    let named = label.flatMap { label in
      label.isEmpty || label.contains(quote) || label.contains("\n") ? nil : quote + label + quote
    }
    let target = named ?? "\(number(from.x)),\(number(from.y))"
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    if hypot(dx, dy) <= Self.tapRadius {
      steps.append("tap \(target) at \(number(up))")
    } else {
      // By the place where the finger came down: a label stands for its middle.
      steps.append(
        "drag \(number(from.x)),\(number(from.y)) by \(number(dx)),\(number(dy)) "
          + "at \(number(down)) over \(number(max(up - down, 0.001)))")
    }
    lastTime = up
  }

  /// The lines, and how long the clip is.
  package func script(until end: Double) -> [String] {
    steps + ["wait \(number(max(end - lastTime, 0.001)))"]
  }

  /// To the millisecond.
  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
