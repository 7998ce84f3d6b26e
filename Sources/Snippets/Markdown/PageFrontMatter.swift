/// What a page says of itself at its top, between two lines of hyphens.
///
///     ---
///     title: Buttons
///     showreel:
///       look: social
///       fps: 30
///     ---
///
/// Read by whoever knows YAML; here it is only found. What the page says to its site's generator is nobody
/// else's business, and need not even be YAML that one can read.
package struct PageFrontMatter: Hashable, Sendable {
  /// The page as far as its front matter goes, without a character of it that is not below `showreel`:
  /// lines and columns are the page's.
  package let yaml: String

  /// Nil of a page without any, or with none that concerns Showreel.
  package init?(page: String) {
    var page = page.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    if page.unicodeScalars.first == "\u{FEFF}" { page.unicodeScalars.removeFirst() }
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    // In front matter of `+++` is TOML.
    guard lines.first == "---", let end = PageLines.frontMatterEnd(lines) else { return nil }
    var kept: [Substring] = []
    var isOurs = false
    var isFound = false
    for line in lines[..<end] {
      let isInside = line.first.map { $0.isWhitespace || $0 == "#" } ?? true
      if !isInside { isOurs = Self.isKey(line) }
      isFound = isFound || isOurs
      kept.append(isOurs ? line : "")
    }
    guard isFound else { return nil }
    yaml = kept.joined(separator: "\n") + "\n"
  }

  private static func isKey(_ line: Substring) -> Bool {
    line.wholeMatch(of: #/("showreel"|'showreel'|showreel)\s*:(\s.*)?/#) != nil
  }
}
