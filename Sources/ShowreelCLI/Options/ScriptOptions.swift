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

  /// Arguments of `--tap` as a script writes them, with the places of their times, in the order of these
  /// if all have some.
  static func steps(
    _ tap: [String]
  ) throws(TapError) -> (commands: [ScriptCommand], places: [[ScriptPlace]]) {
    var taps: [(target: ScriptTarget, times: [(seconds: Double, place: ScriptPlace)])] = []
    for argument in tap {
      let line: ScriptLine
      do throws(ScriptProblem) {
        line = try ScriptLine(tap: argument)
      } catch {
        throw TapError(argument: argument, problem: error)
      }
      guard case .tap(let target, let times) = line.command else { continue }
      let places = line.places.map {
        ScriptPlace(argument: argument, line: $0.line, column: $0.column)
      }
      taps.append((target, zip(times, places).map { ($0, $1) }))
    }
    if !taps.contains(where: \.times.isEmpty) {
      taps = taps.flatMap { tap in tap.times.map { (tap.target, [$0]) } }
        .sorted { $0.times[0].seconds < $1.times[0].seconds }
    }
    return (
      taps.map { .tap($0.target, at: $0.times.map(\.seconds)) },
      taps.map { $0.times.map(\.place) }
    )
  }
}
