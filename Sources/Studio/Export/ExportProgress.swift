import Foundation

/// How far an export is.
public struct ExportProgress: Hashable, Codable, Sendable {
  /// Frames drawn or found equal to the one before.
  public let framesDone: Int
  public let frameCount: Int
  /// Seconds of the clip that are done.
  public let clipTime: Double
  /// Wall-clock seconds since the export began.
  public let elapsed: Double

  /// Seconds of the clip a wall-clock second.
  public var speed: Double { elapsed > 0 ? clipTime / elapsed : 0 }
}

/// What an export wrote, and what it took.
public struct ExportReport: Hashable, Sendable {
  public let path: String
  public let frameCount: Int
  public let duration: Double
  public let pixelWidth: Int
  public let pixelHeight: Int
  public let frameRate: String
  public let byteCount: Int
  /// Wall-clock seconds.
  public let elapsed: Double
  /// Frames that were drawn; the others equalled the one before.
  public let framesDrawn: Int
  public let warnings: [ClipWarning]
  public let stages: StageTimes

  package init(
    path: String, frameCount: Int, duration: Double, pixelWidth: Int, pixelHeight: Int,
    frameRate: String, byteCount: Int, elapsed: Double, framesDrawn: Int, warnings: [ClipWarning],
    stages: StageTimes
  ) {
    self.path = path
    self.frameCount = frameCount
    self.duration = duration
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.frameRate = frameRate
    self.byteCount = byteCount
    self.elapsed = elapsed
    self.framesDrawn = framesDrawn
    self.warnings = warnings
    self.stages = stages
  }
}

/// Wall-clock seconds by stage. Encoding runs beside the others on a thread of its own.
public struct StageTimes: Hashable, Sendable {
  /// Script, state, layout, transitions and display lists.
  public var simulate = 0.0
  /// Leaves to pixels.
  public var paint = 0.0
  public var composite = 0.0
  public var readBack = 0.0
  /// Waiting for the encoder to take a frame, and for it to finish.
  public var waitForEncoder = 0.0

  package init() {}
}
