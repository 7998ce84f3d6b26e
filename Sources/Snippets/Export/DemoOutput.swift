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

  /// A clip.
  ///
  /// - Parameter format: Of a name that does not say, as the command line writes it.
  package init(_ path: String, format: String? = nil) {
    self.path = path
    // What has no format is refused by the process, in the words for it.
    guard let found = try? OutputFormat.named(by: path, or: format) else {
      kind = .movie(ending: (path as NSString).pathExtension)
      return
    }
    kind = found.isFolder ? .pictures : .movie(ending: String(found.ending.dropFirst()))
  }

  /// One picture: a poster, a strip.
  package init(picture path: String) {
    self.path = path
    kind = .picture
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
