import Foundation

/// The steps of an SVG path, as its `d` says them.
///
///     try SVGPath("M1 1h2v2zm4 4l1 1").subpaths.map(\.data)
///     // "M1.0 1.0h2.0v2.0z", "M5.0 5.0l1.0 1.0"
///
/// - Source: SVG 2, section 9.3 and its grammar.
struct SVGPath: Hashable {
  enum Command: Character {
    case move = "m"
    case line = "l"
    case horizontal = "h"
    case vertical = "v"
    case curve = "c"
    case smoothCurve = "s"
    case quadratic = "q"
    case smoothQuadratic = "t"
    case arc = "a"
    case close = "z"

    /// How many numbers it takes.
    var count: Int {
      switch self {
      case .close: 0
      case .horizontal, .vertical: 1
      case .move, .line, .smoothQuadratic: 2
      case .smoothCurve, .quadratic: 4
      case .curve: 6
      case .arc: 7
      }
    }
  }

  struct Step: Hashable {
    var command: Command
    /// Its numbers count from where the step before it ended.
    var isRelative: Bool
    var numbers: [Double]

    var data: String {
      let letter = isRelative ? String(command.rawValue) : command.rawValue.uppercased()
      // Flags are one digit each: what follows would count as the next number.
      return letter
        + numbers.enumerated().map { index, number in
          command == .arc && (index == 3 || index == 4) ? "\(Int(number))" : "\(number)"
        }.joined(separator: " ")
    }
  }

  var steps: [Step] = []

  /// The path in SVG's words.
  var data: String { steps.map(\.data).joined() }

  /// A path for each move, which begins at a place of its own, whatever came before it.
  var subpaths: [SVGPath] {
    var all: [SVGPath] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for step in steps {
      current = step.end(from: current, start: start)
      if step.command == .move {
        start = current
        all.append(
          SVGPath(steps: [
            Step(command: .move, isRelative: false, numbers: [current.x, current.y])
          ]))
      } else if !all.isEmpty {
        all[all.count - 1].steps.append(step)
      }
    }
    return all
  }
}

extension SVGPath.Step {
  /// - Parameter start: Where the part began, to which a close goes back.
  fileprivate func end(from current: CGPoint, start: CGPoint) -> CGPoint {
    let origin = isRelative ? current : .zero
    switch command {
    case .close: return start
    case .horizontal: return CGPoint(x: origin.x + numbers[0], y: current.y)
    case .vertical: return CGPoint(x: current.x, y: origin.y + numbers[0])
    default:
      return CGPoint(
        x: origin.x + numbers[numbers.count - 2], y: origin.y + numbers[numbers.count - 1])
    }
  }
}
