import Foundation
import Movie

/// What a file or folder that a stranger's process has written turns out to be.
///
/// FFmpeg reads it, whose demuxers and decoders are large: a process of its own does that, behind the same walls.
package struct ClipProof: Codable, Hashable, Sendable {
  /// As `MovieFacts` names it; `png` of one picture, and of a folder of them.
  package var container: String
  package var codec: String
  /// Pictures, sound, text.
  package var streams: Int
  package var width: Int
  package var height: Int
  package var pictures: Int
  /// Nil of pictures that have no time of their own.
  package var frameRate: FrameRate?
  package var seconds: Double
  package var bytes: Int

  package init(
    container: String, codec: String, streams: Int = 1, width: Int, height: Int, pictures: Int,
    frameRate: FrameRate?, seconds: Double, bytes: Int
  ) {
    (self.container, self.codec, self.streams) = (container, codec, streams)
    (self.width, self.height) = (width, height)
    (self.pictures, self.frameRate, self.seconds) = (pictures, frameRate, seconds)
    self.bytes = bytes
  }

  /// - Parameter path: Of a movie, a PNG picture, or a folder of these.
  /// - Throws: ``PlayError/notAClip(_:)``.
  package init(of path: String) throws(PlayError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      try self.init(ofPicturesIn: path)
    } else {
      try self.init(ofFile: path)
    }
  }

  private init(ofFile path: String) throws(PlayError) {
    let facts: MovieFacts
    do {
      facts = try MovieFacts.read(path)
    } catch {
      throw .notAClip("\(error)")
    }
    guard facts.frameCount > 0 else { throw .notAClip("it has no pictures") }
    if let fault = FileWholeness.fault(of: path, container: facts.container) {
      throw .notAClip("it \(fault)")
    }
    let isPicture = facts.container == "png_pipe"
    self.init(
      container: isPicture ? "png" : facts.container, codec: facts.codec,
      streams: facts.streamCount, width: facts.width, height: facts.height,
      pictures: facts.frameCount, frameRate: isPicture ? nil : facts.frameRate,
      seconds: isPicture ? 0 : facts.duration.seconds, bytes: facts.byteCount)
    // A header is quickly written. Of a movie its reader has seen more than that.
    guard !isPicture || (try? MovieFacts.read(path, decode: true))?.decodesToTheEnd == true else {
      throw .notAClip("it is a PNG that cannot be read to its end")
    }
  }

  private init(ofPicturesIn folder: String) throws(PlayError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var whole: ClipProof?
    for name in names.sorted() {
      guard let one = try? ClipProof(ofFile: folder + "/" + name), one.container == "png" else {
        throw .notAClip("\(name) is no PNG picture")
      }
      guard var all = whole else {
        whole = one
        continue
      }
      guard (all.width, all.height) == (one.width, one.height) else {
        throw .notAClip("\(name) is of another size than the other pictures")
      }
      all.pictures += 1
      all.bytes += one.bytes
      whole = all
    }
    guard let whole else { throw .notAClip("it has no pictures") }
    self = whole
  }

  /// Whether a file of that ending is this.
  func isA(_ ending: String) -> Bool {
    let ending = ending.lowercased()
    return OutputFormat.named(ending)?.containers.contains(container) ?? (container == ending)
  }
}
