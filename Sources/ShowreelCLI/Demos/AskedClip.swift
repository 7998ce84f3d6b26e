import Foundation
import Movie
import Snippets
import Studio
import Views

/// What was asked for of a clip's files, as far as it is so whatever the views do.
struct AskedClip: Sendable {
  let outputs: [String]
  let hasPoster: Bool
  let direction: Direction
  private let width: Int?
  /// Nil of a clip with a look, whose layout decides.
  private let height: Int?

  @MainActor
  init(_ outputs: [String], poster: String?, _ direction: Direction) {
    self.outputs = outputs
    hasPoster = poster != nil
    self.direction = direction
    let clip = Clip { EmptyView() }.dressed(by: direction).exported(ExportOptions(direction))
    width = clip.look == nil ? clip.stage.pixelWidth : direction.width
    height = clip.look == nil ? clip.stage.pixelHeight : nil
  }

  /// What a demo's process says of the files, if it can be what was asked for.
  ///
  /// - Parameter report: `WrittenClip`s in JSON.
  /// - Returns: A claim for each of the files, the poster's last.
  func claims(in report: String) throws(PlayError) -> [ClipClaim?] {
    guard
      let clips = try? JSONDecoder().decode([WrittenClip].self, from: Data(report.utf8)),
      clips.count == outputs.count, clips.allSatisfy(\.isSound)
    else { throw .notAClip("what it says of itself cannot be read") }
    var claims: [ClipClaim?] = []
    for (output, clip) in zip(outputs, clips) {
      guard let rate = FrameRate(parsing: clip.frameRate) else {
        throw .notAClip("what it says of itself cannot be read")
      }
      try check(clip, rate, of: output)
      claims.append(
        ClipClaim(
          width: clip.width, height: clip.height, frames: clip.frames, frameRate: rate,
          bytes: clip.bytes))
    }
    if hasPoster, let first = clips.first {
      claims.append(ClipClaim(width: first.width, height: first.height))
    }
    return claims
  }

  private func check(
    _ clip: WrittenClip, _ rate: FrameRate, of output: String
  ) throws(PlayError) {
    func require(_ isSo: Bool, _ what: String) throws(PlayError) {
      guard isSo else { throw .notAClip("it says that it has \(what)") }
    }
    let format = try? OutputFormat.named(by: output, or: direction.movie?.format)
    if let wanted = try? format?.frameRate(for: direction.frameRate) {
      try require(rate == wanted, "\(rate) frames a second and not \(wanted)")
    }
    try require(
      clip.width == width ?? clip.width && clip.height == height ?? clip.height,
      "\(clip.width)×\(clip.height) pixels and not \(width ?? clip.width)×\(height ?? clip.height)")
    let most = direction.duration.map(rate.frameCount) ?? clip.frames
    let count = direction.frames.map(Self.count) ?? min(clip.frames, most)
    try require(clip.frames == count, "\(clip.frames) frames and not \(count)")
    let length = rate.time(of: clip.frames)
    try require(
      abs(clip.duration - length) < 0.001, "\(clip.duration) s and not the \(length) of its frames")
  }

  /// Whoever asks may name frames that no clip has, and only an honest process has refused them by now.
  private static func count(of frames: ClosedRange<Int>) -> Int {
    let (count, overflow) = (frames.upperBound - frames.lowerBound).addingReportingOverflow(1)
    return overflow ? .max : count
  }
}

extension ClipClaim {
  /// - Parameter hasSize: False where the bytes are not known.
  init(_ report: ExportReport, hasSize: Bool = true) {
    self.init(
      width: report.pixelWidth, height: report.pixelHeight, frames: report.frameCount,
      frameRate: FrameRate(parsing: report.frameRate), bytes: hasSize ? report.byteCount : nil)
  }
}
