import Foundation
import Movie
import Snippets
import Studio

/// Two clips to compare, as `compare` and `verify` ask for it; a process behind walls reads it as JSON.
struct CompareRequest: Codable, Sendable {
  var before: String
  var after: String
  /// By how much a frame's SSIM may be less than 1.
  var tolerance: Double
  /// The PNG to write where they differ, with both and their difference; nil is none.
  var picture: String?

  /// - Throws: `MovieError` where one of them cannot be read, or the picture cannot be written.
  func comparison() throws -> MovieComparison {
    let comparer = try MovieComparer(before: before, after: after, tolerance: tolerance)
    if let picture, let seen = comparer.firstPictures {
      let pictures = DifferencePicture(before: seen.before, after: seen.after)
      try Self.write(Array(pictures.pngData()), to: picture)
    }
    return comparer.comparison
  }

  /// Makes the folders above the picture, too.
  static func write(_ png: [UInt8], to path: String) throws(MovieError) {
    if !path.folderAbove.isEmpty { try OutputFolders.make(path.folderAbove) }
    try WholeFile.write(png, to: path)
  }
}
