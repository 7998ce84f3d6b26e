import Foundation

/// How a browser shows a file.
enum MediaKind: String, Codable {
  /// With a scrubber.
  case video
  case image
  /// Not at all.
  case other

  private static let types = [
    "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "webm": "video/webm",
    "gif": "image/gif", "webp": "image/webp", "apng": "image/apng",
    "svg": "image/svg+xml",
  ]

  static func contentType(of path: String) -> String? {
    types[(path as NSString).pathExtension.lowercased()]
  }

  init(path: String) {
    let type = Self.contentType(of: path) ?? ""
    self = type.hasPrefix("video/") ? .video : type.hasPrefix("image/") ? .image : .other
  }
}
