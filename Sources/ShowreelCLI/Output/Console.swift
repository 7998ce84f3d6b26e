import Foundation
import Movie
import Snippets

/// Standard output and standard error, and what may be written there.
struct Console {
  var isQuiet = false
  var isJSON = false
  /// Findings are annotations, as GitHub's runner reads them.
  var isForGitHub = false
  /// A warning is a mistake, which the exit code tells.
  var isStrict = false

  var isTerminal: Bool { isatty(STDERR_FILENO) != 0 }

  /// Whether one line of a terminal says how far something is.
  var hasProgressLine: Bool { isTerminal && !isQuiet && !isJSON }

  /// A result: what was asked for.
  func write(_ line: String) {
    StandardStream.output.write(ShownText.of(line) + "\n")
  }

  /// A result that begins with a stranger's words, which a runner of workflows could take for an order of ours.
  func writeNames(_ line: String) {
    StandardStream.output.write(ShownText.ofMessage(line) + "\n")
  }

  /// News about what is being done; silenced by `--quiet`.
  func note(_ line: String) {
    if !isQuiet && !isJSON { StandardStream.errors.write(ShownText.ofMessage(line) + "\n") }
  }

  /// Says what was found, as whoever reads it wants it.
  func tell(_ finding: Finding) {
    let isNews = finding.kind == .note || finding.kind == .skip
    if isNews && isQuiet { return }
    if isStrict, finding.kind == .warning { ToldWarnings.shared.noteMistake() }
    if isJSON { return writeJSON(JSONKind(finding.kind), finding) }
    // Of clips it is the words that are the same, of code its place as well.
    let words = (finding.file == nil ? "" : finding.place) + finding.message
    if finding.kind == .warning, !ToldWarnings.shared.isNew(words) { return }
    if isForGitHub, finding.kind != .skip { return write(GitHubAnnotation(finding).line) }
    StandardStream.errors.write(text(of: finding))
  }

  /// Says which warnings were not told because they were told before.
  func tellRepeated() {
    for line in ToldWarnings.shared.takeRepeated() { note(line) }
  }

  func warn(_ message: String, clip: String? = nil) { tell(Finding(.warning, clip: clip, message)) }

  func fail(_ message: String) {
    for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
      tell(Finding(.error, String(line)))
    }
  }

  /// - Parameter clip: What it is about, where the error does not say it itself.
  func fail(_ error: any Error, of clip: String? = nil) {
    for finding in ErrorWords.findings(of: error, clip: clip) { tell(finding) }
  }

  /// The exit code of a command to which warnings are mistakes, where there was one; it is told why.
  func codeOfWarnings() -> Int32? {
    let count = ToldWarnings.shared.mistakes
    guard count > 0 else { return nil }
    let (are, mistakes) =
      count == 1
      ? ("is 1 warning", "is a mistake") : ("are \(count) warnings", "are mistakes")
    fail(
      "There \(are), which \(mistakes) to --strict. Mend what is named, or leave --strict out.")
    return ExitStatus.badInput
  }

  /// A problem at a place in a file, worded as compilers word it.
  func report(_ diagnostic: Diagnostic) { tell(ErrorWords.finding(diagnostic)) }

  /// What there is to say of a plan before anything is made of it.
  func report(_ plan: SnippetPlan) {
    for skipped in plan.skipped { tell(ErrorWords.finding(skipped)) }
    for note in plan.notes { report(note) }
  }

  /// Replaces the terminal's present line.
  func overwrite(_ line: String) {
    StandardStream.errors.write("\r\u{1B}[2K\(ShownText.of(line))")
  }

  func writeJSON<T: Encodable>(_ kind: JSONKind, _ value: T) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let line = try encoder.encode(JSONLine(kind: kind, value: value))
      StandardStream.output.write(ShownText.json(String(decoding: line, as: UTF8.self)) + "\n")
    } catch {
      // Only of a number that is not finite.
      StandardStream.errors.write("error: A report could not be written as JSON: \(error)\n")
    }
  }

  /// `guide.md:14:9: error: cannot find 'Txet' in scope`, `error: Hero: Nothing to tap.`
  private func text(of finding: Finding) -> String {
    var word = finding.word
    if TerminalColor.areWanted { word = color(of: finding.kind)?.written(word) ?? word }
    let place = ShownText.of(PathText.shown(finding.place))
    let message = ShownText.ofMessage(finding.message)
    return finding.file == nil ? "\(word)\(place)\(message)\n" : "\(place)\(word)\(message)\n"
  }

  private func color(of kind: Finding.Kind) -> TerminalColor? {
    switch kind {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    case .skip: nil
    }
  }
}
