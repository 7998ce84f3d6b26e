import ArgumentParser
import Foundation
import Movie
import Snippets
import Studio

/// Several exports in a row: one that fails does not stop the others, and the exit code tells.
@MainActor
struct Batch {
  private let console: Console
  /// What is made of demos are pictures, of which nothing is reported.
  var isOfStrips = false
  private var written: [ExportReport] = []
  private var unchanged = 0
  private var pictures = 0
  private var failures: [Int32] = []

  init(console: Console) {
    self.console = console
  }

  /// Says that a poster or a strip is there.
  private mutating func note(picture path: String) {
    pictures += 1
    if console.isJSON { return console.writeJSON(.picture, ["path": PathText.written(path)]) }
    console.note("\(PathText.shown(path)) is written")
  }

  /// Finds out what there is to do; a problem there ends the command.
  func collect<T>(_ find: () throws -> T) throws -> T {
    do {
      return try find()
    } catch let error as ValidationError {
      throw error
    } catch {
      console.fail(error)
      throw ExitCode(ExitStatus.code(for: error))
    }
  }

  /// - Parameter poster: The picture that is there beside the clip then, or in its place.
  /// - Parameter leftOut: Modifiers that the clip is without.
  mutating func run(
    _ name: String, poster: String? = nil, leftOut: [String] = [],
    _ export: () throws -> [ExportReport]
  ) {
    do {
      for report in try export() { add(report, name: name, leftOut: leftOut) }
      if let poster { note(picture: poster) }
    } catch {
      let code = ExitStatus.code(for: error)
      failures.append(code)
      console.fail(error, of: name)
    }
  }

  mutating func fail(_ error: any Error) {
    failures.append(ExitStatus.code(for: error))
    console.fail(error)
  }

  mutating func fail(_ message: String, code: Int32) {
    failures.append(code)
    console.fail(message)
  }

  mutating func fail(at diagnostic: Diagnostic) {
    failures.append(ExitStatus.badInput)
    console.report(diagnostic)
  }

  /// Takes what became of a demo that another process played.
  mutating func add(_ result: SnippetResult, reports: DemoReports) {
    switch result.state {
    case .unchanged:
      unchanged += 1
      if console.isJSON {
        console.writeJSON(.unchanged, UnchangedClip(result.clip.outputs))
      } else {
        // What it is without is true as long as the clip is there.
        let known = UnchangedClip(result.clip.outputs).clips?.first?.leftOut ?? []
        console.note(
          "\(PathText.shown(result.clip.outputs.joined(separator: ", ")))  unchanged"
            + LeftOutMark.text(known))
      }
    case .failed(let diagnostics):
      let place = result.isOutputAtFault ? ExitStatus.outputFailed : ExitStatus.cannotWrite
      failures.append(result.isPlaceAtFault ? place : ExitStatus.badInput)
      for diagnostic in diagnostics { console.report(diagnostic) }
    case .made(let outputs, let warnings):
      for warning in warnings { console.report(warning) }
      if isOfStrips {
        for output in outputs { note(picture: output) }
        return
      }
      run(result.clip.name, poster: result.clip.poster, leftOut: result.leftOut) {
        try outputs.map(reports.report)
      }
    }
  }

  private mutating func add(_ report: ExportReport, name: String, leftOut: [String]) {
    written.append(report)
    let clip = WrittenClip(report, without: leftOut)
    UnchangedClip.keep(clip)
    for warning in report.warnings { console.warn(ErrorWords.of(warning), clip: name) }
    if console.isJSON {
      console.writeJSON(.clip, clip)
    } else {
      console.note(report.summary + LeftOutMark.text(leftOut))
    }
  }

  /// Says what the batch came to and ends with its exit code.
  func finish(elapsed: Double?) throws {
    console.tellRepeated()
    let isOfSeveral = written.count + failures.count + unchanged > 1
    if let elapsed, isOfSeveral, console.isJSON {
      console.writeJSON(
        .summary,
        BatchSummary(written, unchanged: unchanged, failed: failures.count, seconds: elapsed))
    } else if let elapsed, isOfSeveral {
      let frames = written.reduce(0) { $0 + $1.frameCount }
      let seconds = written.reduce(0) { $0 + $1.duration }
      var line =
        "\(written.count) \(written.count == 1 ? "clip" : "clips"), \(frames) frames, \(String(format: "%.1f", seconds)) s "
        + "of video in \(String(format: "%.1f", elapsed)) s"
      if unchanged > 0 { line += "; \(unchanged) unchanged" }
      if !failures.isEmpty { line += "; \(failures.count) failed" }
      console.note(line + ".")
    }
    if let code = Interruption.exitCode { throw ExitCode(code) }
    guard let first = failures.first else {
      if let code = console.codeOfWarnings() { throw ExitCode(code) }
      return
    }
    // One reason for all of them is the reason of the whole: a full disk, say.
    let isOne =
      written.isEmpty && unchanged + pictures == 0 && failures.allSatisfy { $0 == first }
    throw ExitCode(isOne ? first : ExitStatus.someFailed)
  }
}

/// What a batch came to, as `--json` prints it.
struct BatchSummary: Encodable {
  let clips: Int
  let unchanged: Int
  let failed: Int
  let frames: Int
  /// Of video.
  let duration: Double
  /// That it took.
  let seconds: Double

  init(_ written: [ExportReport], unchanged: Int, failed: Int, seconds: Double) {
    clips = written.count
    self.unchanged = unchanged
    self.failed = failed
    frames = written.reduce(0) { $0 + $1.frameCount }
    duration = written.reduce(0) { $0 + $1.duration }
    self.seconds = seconds
  }
}
