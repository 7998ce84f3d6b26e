import Foundation
import Movie

/// What a file that a stranger's process has written turns out to be.
///
/// Movies are read by FFmpeg, whose demuxers are large: a process of its own does that, behind the same
/// walls. Pictures are looked at here, as far as their first bytes.
package struct ClipProof: Codable, Hashable, Sendable {
  package var container: String
  package var width: Int
  package var height: Int

  package init(container: String, width: Int, height: Int) {
    self.container = container
    self.width = width
    self.height = height
  }

  /// - Throws: `MovieError`, where it is no movie.
  package init(ofMovieAt path: String) throws {
    let facts = try MovieFacts.read(path)
    guard facts.frameCount > 0 else { throw PlayError.notAClip("it has no pictures") }
    self.init(container: facts.container, width: facts.width, height: facts.height)
  }

  /// Whether a file of that ending is this.
  func isA(_ ending: String) -> Bool {
    let ending = ending.lowercased()
    return OutputFormat.named(ending)?.containers.contains(container) ?? (container == ending)
  }

  /// - Throws: ``PlayError``, where it is not what a file of that ending is.
  package func require(_ ending: String) throws(PlayError) {
    guard isA(ending) else { throw .notAClip("it is '\(container)' and not '\(ending)'") }
  }

  /// - Throws: ``PlayError``, where the file is no PNG.
  package static func prove(picture path: String) throws(PlayError) {
    guard ofPNG(at: path) != nil else { throw .notAClip("it is no PNG picture") }
  }

  /// - Throws: ``PlayError``, where one of a folder's files is no PNG.
  package static func prove(pictures folder: String) throws(PlayError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where ofPNG(at: folder + name) == nil {
      throw .notAClip("\(name) is no PNG picture")
    }
  }

  /// The size that a PNG's header gives; nil where the file is none.
  static func ofPNG(at path: String) -> ClipProof? {
    guard let file = RegularFile(path), let bytes = (try? file.beginning(24)).map(Array.init),
      bytes.count == 24,
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return ClipProof(container: "png", width: number(at: 16), height: number(at: 20))
  }
}
