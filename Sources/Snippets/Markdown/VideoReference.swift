import Foundation
import Movie

/// A video that a page shows, by the name that the page gives it.
package struct VideoReference: Hashable, Sendable {
  /// As a file path: percent signs decoded, without query and fragment.
  package var path: String
  /// 1-based line in the page.
  package var line: Int
  /// DocC finds a resource by its name, wherever it lies in the catalogue.
  package var isResource = false
  /// The picture that stands for it, as DocC's `poster` names it.
  package var poster: String?
  /// HTML is handed on as it stands, where a generator mends the addresses of Markdown.
  package var isHTML = false
  /// Why no clip can be made for it.
  package var obstacle: Obstacle?

  package enum Obstacle: Hashable, Sendable {
    case otherHost
    case format(String)
  }

  /// What a clip can be written as.
  package static let formats = Set(OutputFormat.fileEndings.map { String($0.dropFirst()) })

  init(path: String, line: Int, obstacle: Obstacle? = nil) {
    self.path = path
    self.line = line
    self.obstacle = obstacle
  }

  /// A link or an image counts where its name ends as a clip's does.
  init?(link destination: String, line: Int) {
    let path = Self.path(of: destination)
    guard Self.formats.contains(Self.ending(of: path)) else { return nil }
    self.init(url: destination, line: line)
    // An SVG from elsewhere is a badge or a drawing.
    if obstacle == .otherHost, Self.ending(of: path) == "svg" { return nil }
  }

  /// What a `<video>` shows is a video whatever it is called.
  init(url: String, line: Int) {
    let path = Self.path(of: url)
    self.init(path: path, line: line)
    if url.hasPrefix("//") || url.contains("://") || url.hasPrefix("data:") {
      obstacle = .otherHost
      self.path = url
    } else if !Self.formats.contains(Self.ending(of: path)) {
      obstacle = .format(Self.ending(of: path))
    }
  }

  /// DocC's `@Video(source:poster:)`; a name without an ending is an MP4's.
  init(resource source: String, poster: String? = nil, line: Int) {
    let name = Self.ending(of: source).isEmpty ? source + ".mp4" : source
    self.init(url: name, line: line)
    isResource = true
    self.poster = poster.flatMap { $0.isEmpty ? nil : Self.path(of: $0) }
  }

  private static func path(of url: String) -> String {
    let trimmed = url.trimmingCharacters(in: .whitespacesAndNewlines)
    let path = trimmed.prefix { $0 != "?" && $0 != "#" }
    return String(path).removingPercentEncoding ?? String(path)
  }

  private static func ending(of path: String) -> String {
    (path as NSString).pathExtension.lowercased()
  }
}

// MARK: - Where pages name them

extension VideoReference {
  /// `<video src>`, `<source src>`, and `<img src>` of a moving picture.
  static func references(in tags: [HTMLTag], line: Int) -> [VideoReference] {
    tags.compactMap { tag in
      guard let source = source(of: tag) else { return nil }
      let line = line + tag.lineOffset
      var reference =
        tag.name == "video"
        ? VideoReference(url: source, line: line) : VideoReference(link: source, line: line)
      reference?.isHTML = true
      return reference
    }
  }

  /// The text of `src`, or the first text in the expression of Vue's `:src` or JSX's `src={…}`.
  private static func source(of tag: HTMLTag) -> String? {
    guard ["video", "source", "img"].contains(tag.name) else { return nil }
    let bound = tag.value(of: ":src") ?? tag.value(of: "v-bind:src")
    let plain = tag.value(of: "src").flatMap { $0.isEmpty ? nil : $0 }
    guard let text = plain ?? bound else { return nil }
    let isExpression = plain == nil || text.contains("(") && text.contains { "\"'`".contains($0) }
    guard isExpression || text.first.map({ "\"'`".contains($0) }) == true else { return text }
    guard let quote = text.first(where: { "\"'`".contains($0) }),
      let start = text.firstIndex(of: quote)
    else { return nil }
    return String(text[text.index(after: start)...].prefix { $0 != quote })
  }

  /// DocC's `@Video(source: "…", poster: …)`; a name without an ending is an MP4's.
  static func directives(in prose: String, line: Int) -> [VideoReference] {
    var references: [VideoReference] = []
    var rest = prose[...]
    var at = line
    var next = rest.firstRange(of: "@Video")
    while let found = next {
      at += rest[..<found.lowerBound].count(where: \.isNewline)
      rest = rest[found.upperBound...]
      next = rest.firstRange(of: "@Video")
      // Its arguments end before the next: else each of many would be looked for at the end of all.
      let arguments = rest[..<(next?.lowerBound ?? rest.endIndex)].drop(while: \.isWhitespace)
      guard arguments.first == "(", let close = arguments.firstIndex(of: ")"),
        let key = arguments[..<close].firstRange(of: "source")
      else { continue }
      guard let value = value(behind: arguments[key.upperBound..<close]) else { continue }
      let poster = arguments[..<close].firstRange(of: "poster")
        .flatMap { self.value(behind: arguments[$0.upperBound..<close]) }
      references.append(VideoReference(resource: value, poster: poster, line: at))
    }
    return references
  }

  /// Of an argument, in quotes or without; nil where it is empty.
  private static func value(behind key: Substring) -> String? {
    let rest = key.drop { $0.isWhitespace || $0 == ":" }
    let value =
      rest.first == "\""
      ? rest.dropFirst().prefix { $0 != "\"" }
      : rest.prefix { !$0.isWhitespace && $0 != "," && $0 != ")" }
    return value.isEmpty ? nil : String(value)
  }
}

extension VideoReference {
  /// Whether it and its poster are names as they are seen: no end of a name or of a line in them, and none of the
  /// characters that stand for a file's raw bytes (``PathText``), which would be checked as one name and opened
  /// as another.
  var hasPlainName: Bool {
    (path + (poster ?? "")).unicodeScalars.allSatisfy { scalar in
      scalar.value < 0x10_FF80 && scalar.properties.generalCategory != .control
        && scalar.value != 0x2028 && scalar.value != 0x2029
    }
  }
}
