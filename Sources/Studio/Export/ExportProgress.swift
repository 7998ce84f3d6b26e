import Foundation

/// How far an export is.
public struct ExportProgress: Hashable, Codable, Sendable {
  /// Frames drawn or found equal to the one before.
  public let framesDone: Int
  /// All frames that there will be.
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
  /// Where the file is, as it was asked for.
  public let path: String
  /// Frames in the file, those that equal the one before too.
  public let frameCount: Int
  /// Seconds from the first frame's start to the last one's end.
  public let duration: Double
  /// Of the picture.
  public let pixelWidth: Int
  /// Of the picture.
  public let pixelHeight: Int
  /// Frames a second, as `60` or `30000/1001`.
  public let frameRate: String
  /// Of the file; of a folder of pictures, of all of them.
  public let byteCount: Int
  /// Wall-clock seconds.
  public let elapsed: Double
  /// Frames that were drawn; the others equalled the one before.
  public let framesDrawn: Int
  /// What may not have been meant. The file is written all the same.
  public let warnings: [ClipWarning]
  /// Where the time went.
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
  /// Putting painted leaves together, and effects.
  public var composite = 0.0
  /// Reading frames from the renderer; one without a GPU does its drawing here.
  public var readBack = 0.0
  /// Waiting for the encoder to take a frame, and for it to finish.
  public var waitForEncoder = 0.0

  package init() {}
}
