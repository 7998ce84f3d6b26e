import Foundation
import Movie
import Raster
import Studio
import Views

/// A clip that is exported over and over.
@MainActor
struct Workload {
  let name: String
  let clip: Clip

  nonisolated static let slide720 = "slide, 1280×720"
  nonisolated static let slide1080 = "slide, 1920×1080"

  static let all = [
    Workload(name: slide720, clip: SlidingCard.clip(scale: 2)),
    Workload(name: slide1080, clip: SlidingCard.clip(scale: 3)),
    Workload(name: "push, 1280×720", clip: PushedPage.clip),
    Workload(name: "blur, 1280×720", clip: BlurredText.clip),
    Workload(name: "1,000 rectangles", clip: ManyRectangles.clip),
    Workload(name: "930 letters", clip: ManyLetters.clip),
    Workload(name: "30 turned views", clip: ManyTurned.clip),
  ]

  /// Exports the clip, then gives the frames of that export, ready-made, to the encoder alone.
  func measure() throws -> Measurement {
    let folder = FileManager.default.temporaryDirectory.path
    let path = "\(folder)/showreel-benchmark-\(ProcessInfo.processInfo.processIdentifier).mp4"
    defer { try? FileManager.default.removeItem(atPath: path) }

    let before = Cost.now
    let report = try Exporter(clip).export(to: path)
    let whole = Cost.now - before

    let frames = try ReadyFrames(clip)
    let start = Cost.now
    try frames.encode(to: path)
    return Measurement(report: report, whole: whole, floor: Cost.now - start)
  }
}

/// The pictures of a clip in memory, and how often each is shown.
@MainActor
struct ReadyFrames {
  private let clip: Clip
  private var pictures: [(buffer: PixelBuffer, repeats: Int)] = []

  init(_ clip: Clip) throws {
    self.clip = clip
    try FrameReader(clip).forEach { bitmap, isNew in
      if isNew {
        let buffer = PixelBuffer(width: bitmap.width, height: bitmap.height)
        bitmap.withUnsafeBytes { bytes in
          guard let source = bytes.baseAddress else { return }
          for y in 0..<bitmap.height {
            memcpy(
              buffer.pixels + y * buffer.stride, source + y * bitmap.stride, bitmap.width * 4)
          }
        }
        pictures.append((buffer, 0))
      } else {
        pictures[pictures.count - 1].repeats += 1
      }
    }
  }

  /// Converts and encodes every frame, with nothing played or drawn, by libx264 as it is by itself.
  func encode(to path: String) throws {
    let writer = try MovieWriter(
      path: path, width: clip.stage.pixelWidth, height: clip.stage.pixelHeight,
      frameRate: clip.frameRate,
      settings: MovieSettings(codec: .h264AsItIs, stillPictures: .encoder))
    for (buffer, repeats) in pictures {
      try writer.append(buffer)
      try writer.appendRepeat(repeats)
    }
    try writer.finish()
  }
}
