import Foundation

/// The lines of F: what the picture is, and what moves it.
struct PreviewFacts {
  var frame: Int
  var lastFrame: Int
  /// `1200×900 at 60 fps, opengl`
  var picture: String
  var moment: GraphMoment

  /// Running animations that are listed; a count stands for the rest.
  private static let limit = 12

  var lines: [String] {
    var lines = [
      "Frame \(frame) of \(lastFrame)", "Time \(PreviewText.seconds(moment.time))", picture,
      transaction,
    ]
    let running = moment.running
    if running.isEmpty { lines.append(stillness) }
    lines += running.prefix(Self.limit).map(Self.line)
    if running.count > Self.limit { lines.append("and \(running.count - Self.limit) more") }
    return lines
  }

  /// The transaction is that of the last change of state: what moves now mostly goes by it.
  private var transaction: String {
    guard let change = moment.change else { return "No transaction yet" }
    var text = "Transaction \(change.animation ?? "without an animation")"
    if change.disablesAnimations { text += ", animations disabled" }
    if change.isContinuous { text += ", continuous" }
    return text + " at \(PreviewText.seconds(change.time))"
  }

  private var stillness: String {
    if moment.runsForever { return "Only what never ends moves" }
    return moment.isSettled ? "Nothing moves" : "Nothing moves, but something is to come"
  }

  /// ` 57 %  Rectangle opacity  .linear(duration: 2)  1.14/2.00 s`
  private static func line(_ running: GraphMoment.Running) -> String {
    // U+2007 is as wide as a digit.
    let share = running.progress.map { progress in
      let digits = String(Int((progress * 100).rounded(.down)))
      return String(repeating: "\u{2007}", count: 3 - digits.count) + digits + " %"
    }
    let elapsed = String(format: "%.2f", running.elapsed)
    let time = running.duration.map { "\(elapsed)/\(String(format: "%.2f s", $0))" }
    return [
      share ?? "\u{2007}\u{2007}∞ \u{2007}", "\(running.view) \(running.property)",
      running.animation, time ?? "\(elapsed) s",
    ].compactMap { $0 }.joined(separator: "  ")
  }
}
