import Studio

/// What a DocC tutorial says beside its Markdown: the code of its steps is in files of the catalogue, and the
/// clip that shows it is in the braces of `@Code`, or in a later step of the same steps.
extension PageReader {
  mutating func read(_ directive: TutorialDirective) {
    switch directive.name {
    case "Intro": addHeading(directive, level: 1)
    case "Section", "Chapter": addHeading(directive, level: 2)
    case "Steps": shownBlock = nil
    case "Comment": readComment(directive)
    case "Code": addStep(directive)
    case "Video":
      guard let source = directive.arguments["source"], !source.isEmpty else { return }
      let poster = directive.arguments["poster"]
      show(VideoReference(resource: source, poster: poster, line: directive.line), in: directive)
    case "Image":
      guard let source = directive.arguments["source"],
        var picture = VideoReference(link: source, line: directive.line)
      else { return }
      picture.isResource = true
      show(picture, in: directive)
    default: break
    }
  }

  private mutating func addHeading(_ directive: TutorialDirective, level: Int) {
    guard let title = directive.arguments["title"] else { return }
    read(MarkdownItem.heading(level: level, text: title, line: directive.line))
  }

  private mutating func readComment(_ comment: TutorialDirective) {
    let body = comment.text.drop(while: \.isWhitespace)
    guard body.hasPrefix("showreel:") else { return }
    let before = comment.text[..<body.startIndex].count(where: \.isNewline)
    readScript(
      body.dropFirst("showreel:".count), beginning: comment.line, line: comment.line + before)
  }

  /// A clip in the braces of `@Code` is that code's; one of a step without code shows the last code before it.
  private mutating func show(_ video: VideoReference, in directive: TutorialDirective) {
    guard directive.parents.contains("Tutorial") else { return add([video]) }
    if let shownBlock, directive.parents.contains("Step") {
      blocks[shownBlock].videosAfter.append(video)
    } else if !directive.parents.contains("Code") {
      leadingVideos.append(video)
    }
  }

  private mutating func addStep(_ directive: TutorialDirective) {
    shownBlock = nil
    guard let name = directive.arguments["file"], !name.isEmpty else {
      return fail(
        directive,
        "@Code names no file. Write @Code(name: \"Toggle.swift\", file: \"toggle-01.swift\")")
    }
    let isOfOther = name.lastPart.contains(".") && !name.lowercased().hasSuffix(".swift")
    guard !isOfOther else { return }
    guard var code = catalogueCode else {
      return fail(
        directive, "\(file) is in no .docc catalogue, where the code of its steps would be.")
    }
    do throws(CatalogueCodeError) {
      defer { catalogueCode = code }
      let path = try code.path(of: name)
      // One code that several steps show has one clip.
      let known = blocks.firstIndex { $0.excerpt.file == path }
      if known == nil { add(try code.excerpt(at: path), line: directive.line) }
      shownBlock = known ?? blocks.count - 1
    } catch {
      fail(directive, error.description)
    }
  }

  private mutating func fail(_ directive: TutorialDirective, _ message: String) {
    failures.append(Diagnostic(file: file, line: directive.line, message: message))
  }
}
