/// Why a picture cannot be shown.
package enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  case missingFile(path: String)
  /// A file of a kind that the installed libraries do not read.
  case unreadableFile(path: String, reason: String)
  case webPNeedsLoader(path: String)
  /// What librsvg or gdk-pixbuf said about bytes that did not come from a file.
  case unreadable(String)

  package var description: String {
    switch self {
    case .missingFile(let path):
      "There is no picture at '\(path)'."
    case .unreadableFile(let path, let reason):
      "Cannot read the picture '\(path)': \(reason). PNG, JPEG, SVG and WebP files can be shown."
    case .webPNeedsLoader(let path):
      "Cannot read the WebP picture '\(path)': its reader is not installed. "
        + "Install it: sudo apt-get install webp-pixbuf-loader."
    case .unreadable(let reason):
      "Cannot read a picture: \(reason)."
    }
  }
}
