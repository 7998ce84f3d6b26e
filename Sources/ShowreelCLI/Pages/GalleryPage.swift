import Fingerprints
import Foundation
import Wording

/// A gallery's page: one file of HTML with its style and its script in it, and nothing from elsewhere.
struct GalleryPage {
  let title: String
  let cards: [GalleryCard]

  /// So many clips or more can be looked through by their names.
  private static let searchable = 7

  var html: String {
    let count = "\(cards.count) \(cards.count == 1 ? "clip" : "clips")"
    let title = title.escapedForMarkup
    let search =
      cards.count < Self.searchable
      ? ""
      : "<input type=\"search\" placeholder=\"Find a clip\" aria-label=\"Find a clip\" hidden>"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="\(Self.mark) \(Version.current)">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(title)</title>
      <style>\(GalleryStyle.text)</style>
      </head>
      <body>
      <header><h1>\(title)</h1><p>\(count)</p>\(search)</header>
      <main\(cards.count == 1 ? " class=\"one\"" : "")>
      \(cards.map { $0.html(isOpen: cards.count == 1) }.joined())</main>
      <footer>Made by Showreel</footer>
      <script>\(GalleryScript.text)</script>
      </body>
      </html>

      """
  }

  /// What tells that a page is Showreel's, which it may replace.
  private static let mark = "Made by Showreel"

  /// Only the page's own script runs, whatever stands in the words of its clips.
  private static var policy: String {
    let digest = Data(Fingerprint(of: GalleryScript.text).bytes).base64EncodedString()
    return "default-src 'none'; img-src * file:; media-src * file:; style-src 'unsafe-inline'; "
      + "script-src 'sha256-\(digest)'"
  }
}
