import Foundation
import Movie
import Wording

/// A clip as a page shows it.
struct EmbeddedClip {
  /// Beside the page, or from the site's root where it begins with a slash.
  var source: String
  var poster: String?
  /// Pixels.
  var width: Int
  var height: Int
  /// What is to be seen, for whoever does not see it.
  var alternative: String
  /// The page that it is shown on, where that is known.
  var page: String?

  /// Else it is a picture to a page.
  var isMovie: Bool {
    ["mp4", "m4v", "mov", "webm"].contains((source as NSString).pathExtension.lowercased())
  }

  /// What is pasted, as the page's generator reads it; without a line break at its end.
  ///
  /// - Throws: ``InputError``, for a name that the generator would read as something else.
  func text(for target: EmbedTarget) throws -> String {
    if target == .docusaurus,
      let name = [source, poster ?? ""].first(where: EmbedAddress.cannotBeRequired)
    {
      throw InputError(problems: [
        "Docusaurus's bundler takes '!', '?' and '#' in '\(PathText.shown(name))' for commands of its "
          + "own. Give the clip another name."
      ])
    }
    return switch target {
    case .html: isMovie ? video() : image()
    case .markdown: isMovie ? linkedPoster : "![\(markdownText)](\(EmbedAddress.plain(source)))"
    case .vitepress: isMovie ? video(EmbedAddress.dotted) : image(EmbedAddress.dotted)
    case .docusaurus: isMovie ? component : imageComponent
    case .mkdocs: isMovie ? video(besidePage) : sizedImage
    case .docc: directive
    }
  }

  // MARK: HTML

  private func video(_ address: (String) -> String = EmbedAddress.plain) -> String {
    let poster = poster.map { " poster=\"\(address($0).escapedForMarkup)\"" } ?? ""
    return "<video src=\"\(address(source).escapedForMarkup)\" width=\"\(width)\" "
      + "height=\"\(height)\"\(poster) controls muted loop playsinline preload=\"none\" "
      + "style=\"max-width: 100%; height: auto\" aria-label=\"\(alternative.escapedForMarkup)\">"
      + "</video>"
  }

  private func image(_ address: (String) -> String = EmbedAddress.plain) -> String {
    "<img src=\"\(address(source).escapedForMarkup)\" width=\"\(width)\" height=\"\(height)\" "
      + "style=\"max-width: 100%; height: auto\" loading=\"lazy\" "
      + "alt=\"\(alternative.escapedForMarkup)\">"
  }

  /// MkDocs mends the addresses of Markdown alone: HTML is served from a folder with the page's name.
  private func besidePage(_ path: String) -> String {
    let address = EmbedAddress.plain(path)
    guard let page, !address.hasPrefix("/") else { return address }
    let name = ((page as NSString).lastPathComponent as NSString).deletingPathExtension
    return ["index", "readme"].contains(name.lowercased()) ? address : "../" + address
  }

  // MARK: Markdown

  /// A page of plain Markdown plays nothing: the picture leads to the clip.
  private var linkedPoster: String {
    guard let poster else { return "[\(markdownText)](\(EmbedAddress.plain(source)))" }
    return "[<img src=\"\(EmbedAddress.plain(poster).escapedForMarkup)\" width=\"\(width)\" "
      + "height=\"\(height)\" alt=\"\(alternative.escapedForMarkup)\">]"
      + "(\(EmbedAddress.plain(source)))"
  }

  private var sizedImage: String {
    "![\(markdownText)](\(EmbedAddress.plain(source))){ width=\"\(width)\" height=\"\(height)\" "
      + "loading=lazy }"
  }

  private var markdownText: String {
    alternative.replacing(#/[\\`*_{}\[\]<>()#!|~&]/#) { "\\\($0.output)" }
      .replacing(#/\s+/#, with: " ")
  }

  // MARK: MDX

  private var component: String {
    let poster = poster.map { " poster=\(EmbedAddress.required($0))" } ?? ""
    return
      "<video src=\(EmbedAddress.required(source)) width={\(width)} height={\(height)}\(poster) "
      + "controls muted loop playsInline preload=\"none\" "
      + "style={{maxWidth: '100%', height: 'auto'}} "
      + "aria-label=\"\(alternative.escapedForMarkup)\" />"
  }

  private var imageComponent: String {
    "<img src=\(EmbedAddress.required(source)) width={\(width)} height={\(height)} "
      + "style={{maxWidth: '100%', height: 'auto'}} loading=\"lazy\" "
      + "alt=\"\(alternative.escapedForMarkup)\" />"
  }

  // MARK: DocC

  /// Of a catalogue's resources, which have names and no folders; DocC finds out their size.
  private var directive: String {
    let names = [("source", source)] + (isMovie ? poster.map { [("poster", $0)] } ?? [] : [])
    let arguments =
      names.map { ($0, ($1 as NSString).lastPathComponent) } + [("alt", alternative)]
    let written = arguments.map { key, value in
      let text = value.replacing(#/\s+/#, with: " ").replacing("\\", with: "\\\\")
        .replacing("\"", with: "\\\"")
      return "\(key): \"\(text)\""
    }
    return "@\(isMovie ? "Video" : "Image")(\(written.joined(separator: ", ")))"
  }
}
