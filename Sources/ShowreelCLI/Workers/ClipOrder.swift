import Foundation
import Studio

/// A preset's clip, as another process of this program is asked for it.
struct ClipOrder: Codable, Sendable {
  /// Of the clip.
  var name: String
  /// The preset's file.
  var preset: String
  var direction: Direction
  var outputs: [String]
  var poster: String?
  /// Nil makes all.
  var frames: ClosedRange<Int>?

  /// Bytes that an order may have.
  static let longest = 16 << 20

  /// What made it, and what that was made of.
  struct Made: Codable, Sendable {
    /// For a cache: of the file as it was when the clip was made, and of all that was asked.
    var content: String
    var clips: [WrittenClip]
  }

  /// - Returns: What was written.
  /// - Throws: As an export.
  @MainActor
  func make(_ progress: (ExportProgress) -> Bool) throws -> Made {
    let file = PresetInput(path: preset)
    let clip = try file.clip(directed: direction)
    let content = try file.content(of: clip, directed: direction)
    var options = ExportOptions(direction)
    options.poster = poster
    options.frames = frames
    // Each of several clips gets a processor, and its bytes are the same with two.
    options.movie.sharesProcessors = true
    let reports = try Exporter(clip, options: options).export(to: outputs, progress: progress)
    return Made(content: content, clips: reports.map { WrittenClip($0) })
  }
}
