import Foundation

extension ScriptStep {
  /// Rounding of a time that is meant to be the one at which the step before is over.
  fileprivate static let slack = 1e-6

  /// - Parameter end: When the step before is over.
  /// - Throws: ``ClipError/past(step:time:earliest:place:)`` where its time is over by then.
  func check(notBefore end: Double) throws(ClipError) {
    guard let time, time < end - Self.slack else { return }
    throw .past(step: action.words, time: time, earliest: end, place: place)
  }
}

extension ScriptStep.Action {
  /// As messages say it.
  fileprivate var words: String {
    switch self {
    case .time(.hide): "hide"
    case .time(.show): "show"
    case .time(.speed(let speed, _)): "speed \(speed.written(decimals: 2))"
    default:
      told { $0.map { $0 == .first ? "" : $0.description } ?? "" }?.trimmingCharacters(
        in: .whitespaces) ?? "a step"
    }
  }
}

/// The order of what a script says about time: that which has a time of its own waits for no step, but does
/// not come before what stands above it and has none.
struct MarkOrder {
  private var marks: ArraySlice<ScriptStep>

  init(_ steps: [ScriptStep]) { marks = steps.filter { $0.timeKind != nil }[...] }

  /// The next that has no time of its own comes about.
  ///
  /// - Throws: ``ClipError/past(step:time:earliest:place:)`` of one below it that is over by then.
  mutating func check(from start: Double) throws(ClipError) {
    marks = marks.drop { $0.time != nil }.dropFirst()
    for mark in marks.prefix(while: { $0.time != nil }) { try mark.check(notBefore: start) }
  }
}
