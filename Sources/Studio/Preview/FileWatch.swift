import Foundation

/// Notices that files were saved.
struct FileWatch {
  private let paths: [String]
  private var stamps: [Stamp?]

  private struct Stamp: Hashable {
    var date: Date
    var size: Int
    var number: Int
  }

  init(_ paths: [String]) {
    self.paths = paths
    stamps = paths.map(Self.stamp)
  }

  /// Whether a file is another than when this was last asked. One that is gone for a moment, as
  /// while an editor replaces it, is no news.
  mutating func hasChanged() -> Bool {
    let now = zip(paths, stamps).map { Self.stamp($0) ?? $1 }
    defer { stamps = now }
    return now != stamps
  }

  private static func stamp(_ path: String) -> Stamp? {
    // A missing file is not an error here: it has no stamp.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    return Stamp(
      date: attributes[.modificationDate] as? Date ?? .distantPast,
      size: attributes[.size] as? Int ?? 0, number: attributes[.systemFileNumber] as? Int ?? 0)
  }
}
