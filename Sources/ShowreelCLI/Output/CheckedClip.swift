import Foundation
import Movie
import Snippets
import Studio

/// A checked clip as `--json` prints it, and as a demo's process tells it to the one that waits.
struct CheckedClip: Codable, Sendable {
  struct Event: Codable, Sendable {
    let time: Double
    let name: String
    let hidden: Bool
  }

  let name: String
  let frames: Int
  let duration: Double
  let width: Int
  let height: Int
  let frameRate: String
  let events: [Event]
  let warnings: [String]
  // Of Swift code: where it stands, what is shown of it, and where its clip goes.
  private(set) var file: String?
  private(set) var line: Int?
  private(set) var view: String?
  private(set) var paths: [String]?
  /// Modifiers that the code has and the clip has not; nothing where there are none.
  private(set) var leftOut: [String]?

  @MainActor
  init(_ plan: ClipPlan, clip: Clip) {
    name = clip.name
    frames = plan.frameCount
    duration = plan.duration
    let size = ClipPicture(clip, plan: plan).size
    (width, height) = (size.width, size.height)
    frameRate = clip.frameRate.description
    events = plan.events.map { Event(time: $0.time, name: $0.name, hidden: $0.isHidden) }
    warnings = plan.warnings.map(ErrorWords.of)
  }

  /// As a demo's process says it, which may be a stranger's: encoders are tried at its size, in this process.
  ///
  /// - Throws: `PlayError`.
  init(report: String) throws(PlayError) {
    guard let checked = try? JSONDecoder().decode(CheckedClip.self, from: Data(report.utf8)) else {
      throw .notAClip("what it says of itself cannot be read")
    }
    guard checked.isSound else { throw .notAClip("what it says of itself is true of no clip") }
    self = checked
  }

  /// The same with where its code stands, and what it is compiled without.
  ///
  /// - Parameter root: The clip's view, or what is shown in its place.
  func of(_ clip: PlannedClip, showing root: RootView, without leftOut: [String]) -> CheckedClip {
    var checked = self
    checked.file = clip.excerpt.file
    checked.line = clip.line
    checked.view = root.name
    checked.paths = clip.outputs.map(PathText.written)
    checked.leftOut = leftOut.isEmpty ? nil : leftOut
    return checked
  }

  /// Whether a clip can be so, whoever says it: a size that is drawn, and numbers of frames and seconds that a clip
  /// may have.
  private var isSound: Bool {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    return width > 0 && height > 0 && !overflow && pixels <= ClipLimits.pixels
      && (0...Int(ClipLimits.duration * 1000) + 1).contains(frames)
      && (0...ClipLimits.duration).contains(duration) && FrameRate(parsing: frameRate) != nil
      && frameRate.utf8.count < 40 && !name.contains(where: \.isNewline) && events.count <= 100_000
      && warnings.count <= 1000
  }

  /// Begins to write it in a folder that goes away, to learn whether its formats can be written at its size.
  ///
  /// - Parameter paths: Where it will go.
  /// - Throws: `MovieError`, which export would throw.
  func tryFormats(of paths: [String]) throws {
    let folder = try RunFolder()
    for path in paths {
      let format = try OutputFormat.named(by: path)
      // Its size is any; what it cannot hold is known when all of it was looked at.
      if format.isVector { continue }
      let rate = FrameRate(parsing: frameRate) ?? format.usualFrameRate
      // A format that is slower takes its own rate.
      let isTooFast = format.fastest.map { rate > $0 } ?? false
      let writer = try MovieWriter(
        path: folder.path + "/clip" + format.ending, width: width, height: height,
        frameRate: isTooFast ? format.usualFrameRate : rate)
      writer.cancel()
    }
  }

  @MainActor
  func print(to console: Console) {
    for warning in warnings {
      console.tell(
        Finding(
          .warning, file: file, line: line ?? 0, clip: name, ShownText.onOneLine(warning)))
    }
    if console.isJSON { return console.writeJSON(.check, self) }
    console.writeNames(
      "\(paths?.joined(separator: ", ") ?? name)  \(frames) frames · "
        + "\(String(format: "%.3f", duration)) s · \(width)×\(height)@\(frameRate)"
        + LeftOutMark.text(leftOut ?? []))
    if let file, let line, let view { console.writeNames("  \(view), \(file):\(line)") }
    for event in events {
      console.write(
        "  \(String(format: "%6.3f", event.time)) s  \(ShownText.onOneLine(event.name))"
          + (event.hidden ? ", hidden" : ""))
    }
  }
}
