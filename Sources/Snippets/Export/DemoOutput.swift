import Foundation
import Movie

/// A file or folder that a demo's process makes, and what it has to turn out to be.
package struct DemoOutput: Hashable, Sendable {
  enum Kind: Hashable {
    /// By the ending that its format has.
    case movie(ending: String)
    /// A folder of PNG pictures.
    case pictures
    /// One PNG.
    case picture
  }

  /// Where it goes: a path, a ``PicturePath`` or standard output.
  let path: String
  let kind: Kind
  /// FFmpeg's names of what it may be encoded as; nil where the process has to refuse it.
  let codecs: Set<String>?

  /// A clip.
  ///
  /// - Parameter settings: How it is to be encoded; their codec is that of the files that can hold it.
  package init(_ path: String, settings: MovieSettings? = nil) {
    self.path = path
    // What has no format is refused by the process, in the words for it.
    guard let found = try? OutputFormat.named(by: path, or: settings?.format) else {
      kind = .movie(ending: (path as NSString).pathExtension)
      codecs = nil
      return
    }
    kind = found.isFolder ? .pictures : .movie(ending: String(found.ending.dropFirst()))
    let wanted = settings?.codec.flatMap { codec in found.codecs.first { $0.name == codec.name } }
    codecs = Set([wanted ?? found.codecs.first].compactMap { $0?.nameInFacts })
  }

  /// One picture: a poster, a strip.
  package init(picture path: String) {
    self.path = path
    kind = .picture
    codecs = ["png"]
  }

  /// How a file of its format ends.
  var ending: String {
    switch kind {
    case .movie(let ending): ending
    case .pictures, .picture: "png"
    }
  }

  /// See `OutputFormat`.
  var joinsEqualFrames: Bool {
    guard case .movie(let ending) = kind else { return false }
    return OutputFormat.named(ending)?.joinsEqualFrames ?? false
  }

  /// Its name where the process writes it, with its place among the others.
  func unfinished(_ place: Int) -> String {
    switch kind {
    case .movie(let ending): "clip-\(place).\(ending)"
    case .pictures: "clip-\(place)" + PicturePath.ending
    case .picture: "clip-\(place).png"
    }
  }
}
