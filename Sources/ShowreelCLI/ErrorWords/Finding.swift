import Foundation
import Movie

/// Something to tell of an input, with its place: an error, a warning, a note, or code that was passed over.
struct Finding: Hashable, Sendable, Codable {
  enum Kind: String, Sendable, CaseIterable {
    case error, warning, note
    /// Code that no clip is made of.
    case skip
  }

  var kind: Kind
  /// As the user named it; nil where no file is at fault.
  var file: String?
  /// 1-based; nil where the whole file is meant.
  var line: Int?
  /// 1-based, in characters.
  var column: Int?
  /// The clip that it is about, where no place says it.
  var clip: String?
  var message: String

  init(
    _ kind: Kind, file: String? = nil, line: Int = 0, column: Int = 0, clip: String? = nil,
    _ message: String
  ) {
    self.kind = kind
    self.file = file.map(Self.seenFromHere)
    self.line = line > 0 ? line : nil
    self.column = column > 0 ? column : nil
    self.clip = clip
    self.message = message
  }

  private enum CodingKeys: String, CodingKey { case file, line, column, clip, message }

  /// Its kind is said by what it stands in, and here that is something that failed.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    kind = .error
    file = try values.decodeIfPresent(String.self, forKey: .file)
    line = try values.decodeIfPresent(Int.self, forKey: .line)
    column = try values.decodeIfPresent(Int.self, forKey: .column)
    clip = try values.decodeIfPresent(String.self, forKey: .clip)
    message = try values.decode(String.self, forKey: .message)
  }

  /// `guide.md:14:9: `, as editors understand it; else what it is about.
  var place: String {
    if let file {
      return file + [line, column].compactMap { $0 }.map { ":\($0)" }.joined() + ": "
    }
    return clip.map { "\($0): " } ?? ""
  }

  /// What follows the place: `error: `; code that is passed over says so itself.
  var word: String { kind == .skip ? "" : "\(kind.rawValue): " }

  /// A path below where the user stands, from there.
  private static func seenFromHere(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return PathText.written(
      here != "//" && path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path)
  }
}
