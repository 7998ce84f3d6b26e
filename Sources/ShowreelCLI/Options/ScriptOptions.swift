import ArgumentParser
import Studio

/// What happens to a clip while it plays, over what its file says.
struct ScriptOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "Tap by label, #identifier or point, at times in seconds: 'Toggle@0.5,2'. Repeatable; taken "
        + "instead of what the file says to do and wait for. Other words of scripts: Documentation/script.md.",
      valueName: "what@when"))
  var tap: [String] = []

  @Option(help: ArgumentHelp("The view or preview of Swift code to show.", valueName: "name"))
  var view: String?

  /// Arguments of `--tap` as a script writes them, in the order of their times if all have some.
  static func steps(_ tap: [String]) throws(ScriptProblem) -> [ScriptCommand] {
    var taps: [(target: ScriptTarget, times: [Double])] = []
    for argument in tap {
      guard case .tap(let target, let times) = try ScriptLine(tap: argument).command else {
        continue
      }
      taps.append((target, times))
    }
    if taps.contains(where: \.times.isEmpty) { return taps.map { .tap($0.target, at: $0.times) } }
    let single = taps.flatMap { tap in tap.times.map { (target: tap.target, time: $0) } }
    return single.sorted { $0.time < $1.time }.map { .tap($0.target, at: [$0.time]) }
  }

}
