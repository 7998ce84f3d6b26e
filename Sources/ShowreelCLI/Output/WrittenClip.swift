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

  init(_ report: ExportReport) {
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

  /// The report of a clip that was moved to its place after it was written.
  func report(at path: String) -> ExportReport {
    ExportReport(
      path: path, frameCount: frames, duration: duration, pixelWidth: width, pixelHeight: height,
      frameRate: frameRate, byteCount: bytes, elapsed: seconds, framesDrawn: framesDrawn,
      warnings: warnings.map(ClipWarning.other), stages: StageTimes())
  }
}
