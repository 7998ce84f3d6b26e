/// When something is done, as a line says it.
struct ScriptTime: Hashable, Sendable {
  var seconds: Double
  var text: String
  /// 1-based, in characters.
  var column: Int
}

/// Holds the lines of a script to the order of their times: nothing is done in the past.
package struct ScriptOrder {
  /// When what was read so far is over, as far as its text tells.
  private var end = 0.0
  /// The same of what is said about time, for which nobody waits: of what is hidden and shown, and of speeds, which
  /// have nothing to do with that.
  private var (hidden, speed) = (0.0, 0.0)

  package init() {}

  /// - Throws: ``ScriptProblem`` at the first time that is over by then; the line counts all the same.
  package mutating func take(_ line: ScriptLine) throws(ScriptProblem) {
    let steps = Script(commands: [line.command]).steps
    if let mark = steps.last?.timeMark {
      let order: WritableKeyPath<ScriptOrder, Double> = mark.isSpeed ? \.speed : \.hidden
      let last = self[keyPath: order]
      if let time = line.times.last, time.seconds < last - 1e-9 {
        throw ScriptProblem(
          .past("\(time.text)", after: last), line: line.line, column: time.column)
      }
      self[keyPath: order] = mark.time
      return
    }
    var late: ScriptProblem?
    for time in line.times {
      if time.seconds < end - 1e-9, late == nil {
        late = ScriptProblem(
          .past("\(time.text)", after: end), line: line.line, column: time.column)
      }
      end = max(end, time.seconds)
    }
    if let last = steps.last { end = Script(steps: [last]).leastLength(from: end) }
    if let late { throw late }
  }

  /// Something else is done at a time.
  package mutating func pass(_ seconds: Double) { end = max(end, seconds) }
}

extension TimeMark {
  fileprivate var isSpeed: Bool { if case .speed = kind { true } else { false } }
}
