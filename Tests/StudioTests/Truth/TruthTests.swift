import Foundation
import TestSupport
import Testing

@testable import Studio

/// What clips show beside what was measured on recordings of real SwiftUI.
///
/// This compares what is drawn, frame by frame, without drawing it, so that it takes no time.
/// ``MeasuredTruthTests`` does the same from the finished file with the recordings' own programs.
@MainActor
@Suite("Truth")
struct TruthTests {
  /// Rules: `default-spring`, `transition-phases`, `opacity-transition`, `scale-transition`,
  /// `move-transition`, `slide-transition`, `push-transition`, `blur-replace-transition`.
  @Test("Clips move as recordings of real SwiftUI do", arguments: RecordedDemo.all)
  func matchesRecording(_ demo: RecordedDemo) throws {
    let ours = try Curve(demo.clip, region: demo.regionRect)
    let errors = try Curve(recording: demo.name).errors(of: ours)
    #expect(errors.position.quantile(0.5) <= 1)
    #expect(errors.position.quantile(0.95) <= 3)
    #expect(errors.opacity.quantile(0.5) <= 0.02)
    #expect(errors.opacity.quantile(0.95) <= 0.05)
    #expect(abs(errors.removalDelay) <= 0.05)
    // At opacity 0.03 a shape counts as seen: one frame may be on the other side of that.
    #expect(errors.unmatched <= 1)
  }

  /// `README.md` and `Documentation/truth.md` say these numbers.
  @Test("The recordings are seven, of 2054 frames") func recordingsAreWhole() throws {
    let tables = try FileManager.default.contentsOfDirectory(atPath: Curve.folder.path)
    #expect(tables.sorted() == RecordedDemo.all.map { $0.name + ".tsv" }.sorted())
    let curves = try RecordedDemo.all.map { try Curve(recording: $0.name) }
    #expect(curves.count == 7)
    let frames = curves.map(\.frames.count).reduce(0, +)
    let seen = curves.map { $0.frames.count { $0.opacity > 0 } }.reduce(0, +)
    #expect(frames == 2054)
    #expect(seen == 1202)
    let (readme, page) = (
      try Repository.text("README.md"), try Repository.text("Documentation/truth.md")
    )
    #expect(readme.contains("Seven demos") && page.contains("Seven demos"))
    #expect(readme.contains("their \(frames) frames"))
    #expect(page.contains("\(frames) frames in all"))
    #expect(page.contains("seen in \(seen) of them"))
    for curve in curves {
      #expect(curve.frames.indices.allSatisfy { curve.frames[$0].time == Double($0) / 60 })
    }
  }

  /// `Scripts/truth` prints it.
  @Test("README and the page have one table, of every demo") func tablesAreOne() throws {
    func table(_ path: String) throws -> [Substring] {
      try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        .drop { !$0.hasPrefix("| demo | position: median |") }.prefix { $0.hasPrefix("|") }
        .map { $0 }
    }
    let tables = (try table("README.md"), try table("Documentation/truth.md"))
    #expect(tables.0 == tables.1)
    let demos = tables.0.dropFirst(2).compactMap { $0.split(separator: " ").dropFirst().first }
    #expect(demos.map(String.init).sorted() == RecordedDemo.all.map(\.name).sorted())
  }

  @Test("A clip that is a quarter slower does not pass") func notEverythingPasses() throws {
    let demo = RecordedDemo.all[3]
    var ours = try Curve(demo.clip, region: demo.regionRect)
    ours.frames = ours.frames.map {
      var time = $0.time
      if let tap = demo.taps.last(where: { $0 <= time }) { time = tap + (time - tap) * 1.25 }
      return Curve.Frame(time: time, edges: $0.edges, opacity: $0.opacity)
    }
    let errors = try Curve(recording: demo.name).errors(of: ours)
    #expect(errors.position.quantile(0.95) > 3)
  }
}

/// Where to write the table of errors; nil where nobody asked for it.
private let truthReportPath = ProcessInfo.processInfo.environment["SHOWREEL_TRUTH"]

/// The same from the finished clips: what `Scripts/truth` runs, in a release build.
@MainActor
@Suite(
  "Measured truth", .serialized,
  .enabled(if: truthReportPath != nil, "Scripts/truth runs it: it takes minutes"))
struct MeasuredTruthTests {
  @Test("Exported clips measure as recordings of real SwiftUI do") func measured() throws {
    let reference = try Reference.found.get()
    let folder = try TemporaryFolder()
    var rows: [String] = []
    for demo in RecordedDemo.all {
      let path = folder.file("\(demo.name).mp4")
      try Exporter(demo.clip).export(to: path)
      let line = try reference.compare(demo, clip: path)
      let removal = try Curve(recording: demo.name).errors(
        of: Curve(measured: URL(fileURLWithPath: path + ".tsv"))
      ).removalDelay
      // shift_s 0.0042 position_pt median 0.34 p95 1.21 opacity median 0.003 p95 0.012 unmatched 0 of 254
      let words = line.split(whereSeparator: \.isWhitespace)
      let numbers = words.compactMap { Double($0) }
      try #require(numbers.count == 7, "compare.py printed: \(line)")
      #expect(numbers[1] <= 1 && numbers[2] <= 3, "\(demo.name): \(line)")
      #expect(numbers[3] <= 0.02 && numbers[4] <= 0.05, "\(demo.name): \(line)")
      #expect(abs(removal) <= 0.05, "\(demo.name)")
      let cells = [
        demo.name, "\(words[4])", "\(words[6])", "\(words[9])", "\(words[11])",
        "\(words[13]) of \(words[15])", String(format: "%+.0f ms", removal * 1000),
      ]
      rows.append("| " + cells.joined(separator: " | ") + " |")
    }
    if let path = truthReportPath {
      try (rows.joined(separator: "\n") + "\n").write(
        toFile: path, atomically: true, encoding: .utf8)
    }
  }
}
