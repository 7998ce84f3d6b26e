import Foundation
import Movie
import Studio

/// A finished clip as `--json` prints it, and as a demo's process tells it to the one that waits.
struct WrittenClip: Codable {
  let path: String
  let frames: Int
  let duration: Double
  let width: Int
  let height: Int
  let frameRate: String
  let bytes: Int
  let seconds: Double
  let framesDrawn: Int
  let warnings: [String]
  /// Modifiers that the code has and the clip has not; nothing where there are none.
  var leftOut: [String]?

  init(_ report: ExportReport, without leftOut: [String] = []) {
    if !leftOut.isEmpty { self.leftOut = leftOut }
    path = report.path
    frames = report.frameCount
    duration = report.duration
    width = report.pixelWidth
    height = report.pixelHeight
    frameRate = report.frameRate
    bytes = report.byteCount
    seconds = report.elapsed
    framesDrawn = report.framesDrawn
    warnings = report.warnings.map(ErrorWords.of)
  }

  /// What a demo's process says of its clips, with what they are without: it does not know that itself.
  static func marked(_ report: String, without leftOut: [String]) -> String {
    guard var clips = all(in: report) else { return report }
    for index in clips.indices { clips[index].leftOut = leftOut.isEmpty ? nil : leftOut }
    return (try? JSONEncoder().encode(clips)).map { String(decoding: $0, as: UTF8.self) } ?? report
  }

  static func leftOut(in report: String) -> [String] { all(in: report)?.first?.leftOut ?? [] }

  private static func all(in report: String) -> [WrittenClip]? {
    try? JSONDecoder().decode([WrittenClip].self, from: Data(report.utf8))
  }

  /// Whether it can be what it says, whoever said it: numbers that a clip can have, and a frame rate.
  var isSound: Bool {
    let mostFrames = Int(ClipLimits.duration * 1000) + 1
    return (0...mostFrames).contains(frames) && (0...64 * mostFrames).contains(framesDrawn)
      && (0...ClipLimits.duration).contains(duration) && (0...1e9).contains(seconds)
      && (1...ClipLimits.pixels).contains(width) && (1...ClipLimits.pixels).contains(height)
      && (0...1 << 50).contains(bytes) && FrameRate(parsing: frameRate) != nil
      && frameRate.utf8.count < 40 && warnings.count <= 1000
  }

  /// The report of a clip that was moved to its place after it was written.
  func report(at path: String) -> ExportReport {
    ExportReport(
      path: path, frameCount: frames, duration: duration, pixelWidth: width, pixelHeight: height,
      frameRate: frameRate, byteCount: bytes, elapsed: seconds, framesDrawn: framesDrawn,
      warnings: warnings.map { .other(ShownText.onOneLine($0)) }, stages: StageTimes())
  }
}
