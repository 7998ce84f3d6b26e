import Studio
import TestSupport

/// How a random clip's time is shown: that of half of all as it is.
struct RandomTime: Sendable, CustomStringConvertible {
  private(set) var hidden: (from: Double, to: Double)?
  private(set) var slow: (speed: Double, from: Double, length: Double)?
  private(set) var loops = false
  /// In degrees.
  private(set) var motionBlur: Double?

  /// - Parameter duration: Of the clip, in seconds.
  init(within duration: Double, _ numbers: inout SeededNumbers) {
    guard numbers.once(in: 2) else { return }
    if numbers.once(in: 2) {
      let start = numbers.number(0...duration * 0.6)
      hidden = (start, start + numbers.number(0.05...0.4))
    }
    if numbers.once(in: 2) {
      slow = (
        numbers.pick([0.25, 0.4, 1.5, 3]), numbers.number(0...duration * 0.6),
        numbers.number(0.05...0.4)
      )
    }
    loops = numbers.once(in: 3)
    // A few moments a frame only: unoptimised code is slow.
    if numbers.once(in: 3) { motionBlur = numbers.pick([20, 35, 50]) }
  }

  var steps: [ScriptStep] {
    var steps: [ScriptStep] = []
    if let hidden { steps += [Hide().at(hidden.from), Show().at(hidden.to)] }
    if let slow { steps.append(Speed(slow.speed, for: slow.length).at(slow.from)) }
    return steps
  }

  var description: String {
    var words: [String] = []
    if let hidden { words.append("hidden \(hidden.from)…\(hidden.to)") }
    if let slow { words.append("speed \(slow.speed) at \(slow.from) for \(slow.length)") }
    if loops { words.append("loops") }
    if let motionBlur { words.append("blurred \(motionBlur)°") }
    return words.map { ", " + $0 }.joined()
  }
}
