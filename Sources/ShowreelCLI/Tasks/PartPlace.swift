import Foundation
import Movie
import Snippets
import Studio

/// Where one part of a plan is made, and what is there.
struct PartPlace: Hashable {
  let folder: String
  /// In the order of the clip's own.
  let files: [String]
  let poster: String?

  init(folder: String, outputs: [String], hasPoster: Bool) {
    self.folder = folder
    files = outputs.indices.map { "\(folder)/\($0)" + ClipKey.ending(of: outputs[$0]) }
    poster = hasPoster ? folder + "/poster.png" : nil
  }

  /// The name of what is in it, for a cache.
  var key: String { (folder as NSString).lastPathComponent }

  /// The clip's, and its poster.
  var all: [String] { files + [poster].compactMap { $0 } }

  /// What is said of a part that is done.
  private struct Record: Codable {
    /// Of each file: what it contains.
    var contents: [String]
    var reports: [WrittenClip]
  }

  private var record: String { folder + "/done.json" }
  private var failure: String { folder + "/failed.txt" }

  /// What is said of its files, if all of them are there as they were made; a file that cannot be read is not.
  var reports: [ExportReport]? {
    guard let data = FileManager.default.contents(atPath: record),
      let known = try? WireJSON.value(Record.self, from: data),
      let contents = try? all.map(Self.content), known.contents == contents,
      known.reports.count == files.count
    else { return nil }
    return zip(files, known.reports).map { $1.report(at: $0) }
  }

  /// Why it could not be made, if somebody has tried.
  var whyNot: String? {
    FileManager.default.contents(atPath: failure).map { String(decoding: $0, as: UTF8.self) }
  }

  /// - Throws: `MovieError`.
  func prepare() throws { try OutputFolders.make(folder) }

  /// To be called when all files are there.
  ///
  /// - Throws: `MovieError`; `UnreadableFile`.
  func isDone(_ reports: [ExportReport]) throws {
    let known = Record(
      contents: try all.map(Self.content), reports: reports.map { WrittenClip($0) })
    try WholeFile.write(WireJSON.data(known), to: record)
    try? FileManager.default.removeItem(atPath: failure)
  }

  /// Keeps the reason for whoever puts everything together. Nothing else depends on it.
  func hasFailed(_ reason: String) {
    try? prepare()
    try? WholeFile.write(reason.utf8, to: failure)
  }

  /// Of a file, or of all pictures of a folder.
  ///
  /// - Throws: `UnreadableFile`.
  private static func content(of path: String) throws(UnreadableFile) -> String {
    var hash = ContentHash()
    guard let pictures = PicturePath.folder(of: path) else {
      try hash.add(contentsOfFileAt: path)
      return "\(hash)"
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: pictures)
    } catch {
      throw UnreadableFile(pictures, error)
    }
    for name in names.sorted() {
      hash.add(name)
      try hash.add(contentsOfFileAt: pictures + name)
    }
    return "\(hash)"
  }
}
