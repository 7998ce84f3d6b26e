import Foundation

/// A file's path as a page says it.
enum EmbedAddress {
  private static let allowed = CharacterSet(
    charactersIn:
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$,;=:@+")

  /// With what means something in an address written out.
  static func plain(_ path: String) -> String {
    let address = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    // What stands before a colon would be taken for a protocol.
    let first = address.prefix { $0 != "/" }
    return first.contains(":") ? "./" + address : address
  }

  /// With the dot that a bundler wants of what lies beside the page.
  static func dotted(_ path: String) -> String {
    let address = plain(path)
    return ["/", "./", "../"].contains(where: address.hasPrefix) ? address : "./" + address
  }

  /// As MDX asks a bundler for a file; what is named from the site's root is there already.
  static func required(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return "\"\(plain(path))\"" }
    let name = ["./", "../"].contains(where: path.hasPrefix) ? path : "./" + path
    let text = name.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
      .replacing("\"", with: "\\x22").replacing("<", with: "\\x3c")
      .filter { !$0.isNewline }
    return "{require('\(text)').default}"
  }

  /// Whether a bundler asked for it would look for something else: webpack runs what stands before an
  /// exclamation mark over what stands behind it, and takes a question mark and a number sign for the
  /// path's end.
  static func cannotBeRequired(_ path: String) -> Bool {
    !path.hasPrefix("/") && path.contains { "!?#".contains($0) }
  }
}
