import Movie

/// What somebody says that a file is; a ``ClipProof`` shows whether it is so.
package struct ClipClaim: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// Frames of the clip: a file may have one picture for several that are equal.
  package var frames: Int
  /// Nil of a picture.
  package var frameRate: FrameRate?
  package var bytes: Int?

  package init(
    width: Int, height: Int, frames: Int = 1, frameRate: FrameRate? = nil, bytes: Int? = nil
  ) {
    (self.width, self.height) = (width, height)
    (self.frames, self.frameRate) = (frames, frameRate)
    self.bytes = bytes
  }
}

extension ClipProof {
  /// Seconds within which a clip's length is that which its frames have: the clock of a GIF ticks a hundred times a
  /// second.
  private static let roundingOfLength = 0.02
  /// Seconds within which frames begin where they should, by clocks that tick a thousand times a second.
  private static let roundingOfStarts = 0.0015

  /// - Parameter claim: What is said of it; nil of what nothing is said of but its format.
  /// - Throws: ``PlayError/notAClip(_:)``, where it is not what was asked for, or not what is said of it.
  package func require(_ output: DemoOutput, _ claim: ClipClaim?) throws(PlayError) {
    guard isA(output.ending) else {
      throw .notAClip("it is '\(container)' and not '\(output.ending)'")
    }
    guard streams == 1 else { throw .notAClip("it has \(streams) streams and not pictures alone") }
    if let codecs = output.codecs, !codecs.contains(codec) {
      let wanted = codecs.sorted().joined(separator: ", ")
      throw .notAClip("it is encoded as '\(codec)' and not as '\(wanted)'")
    }
    if output.kind == .picture, pictures != 1 {
      throw .notAClip("it has \(pictures) pictures and not one")
    }
    guard let claim else { return }
    guard (width, height) == (claim.width, claim.height) else {
      throw .notAClip("it has \(width)×\(height) pixels and not \(claim.width)×\(claim.height)")
    }
    if let most = claim.bytes, bytes != most {
      throw .notAClip("it has \(bytes) bytes and not \(most)")
    }
    let joins = output.joinsEqualFrames
    guard joins ? pictures <= claim.frames : pictures == claim.frames else {
      throw .notAClip("it has \(pictures) pictures and not \(claim.frames)")
    }
    if let rate = claim.frameRate { try requireTime(rate, of: claim.frames, joins: joins) }
  }

  private func requireTime(
    _ rate: FrameRate, of frames: Int, joins: Bool
  ) throws(PlayError) {
    // Pictures in a folder, and one that stands still, have no time.
    guard let own = frameRate, container != "webp_pipe" else { return }
    let length = rate.time(of: frames)
    guard abs(seconds - length) <= Self.roundingOfLength else {
      throw .notAClip("it lasts \(seconds) s and not \(length) s")
    }
    let drift = abs(own.time(of: frames - 1) - rate.time(of: frames - 1))
    guard joins || frames < 2 || drift <= Self.roundingOfStarts + length * 1e-5 else {
      throw .notAClip("it has \(own) frames a second and not \(rate)")
    }
  }
}
