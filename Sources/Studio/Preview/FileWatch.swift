import Foundation

/// Notices that files were saved, and that Swift files came to folders or went.
///
/// It looks instead of being told: what another machine or a container's host writes is told to nobody.
package struct FileWatch {
  private let paths: [String]
  private var stamps: [Stamp?]

  /// Of the files that clips are made of, where a folder is watched.
  private static let endings = [".swift", ".md", ".tutorial"]

  private struct Stamp: Hashable {
    var date: Date
    var size: Int
    var number: Int
  }

  package init(_ paths: [String]) {
    self.paths = paths
    stamps = paths.map(Self.stamp)
  }

  /// Whether a file is another than when this was last asked. One that is gone for a moment, as
  /// while an editor replaces it, is no news.
  package mutating func hasChanged() -> Bool {
    let now = zip(paths, stamps).map { Self.stamp($0) ?? $1 }
    defer { stamps = now }
    return now != stamps
  }

  private static func stamp(_ path: String) -> Stamp? {
    // A missing file is not an error here: it has no stamp.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    if attributes[.type] as? FileAttributeType == .typeDirectory {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let code = Set(
        names.filter { name in
          Self.endings.contains { name.hasSuffix($0) }
        })
      return Stamp(date: .distantPast, size: code.count, number: code.hashValue)
    }
    return Stamp(
      date: attributes[.modificationDate] as? Date ?? .distantPast,
      size: attributes[.size] as? Int ?? 0, number: attributes[.systemFileNumber] as? Int ?? 0)
  }
}
