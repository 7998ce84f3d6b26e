import Studio

/// Puts a script where a page says what is done to one of its blocks.
///
/// That is the block's last `<!-- showreel: … -->` comment, of MDX `{/* showreel: … */}`, its info string, or a comment in its code:
/// the first of them in which something is done, else the first there is, else a new comment above
/// the block. Nothing is done in the others any more; what they say besides, such as the size, stays.
package struct PageScriptWriting {
  private let page: MarkdownPage
  private let block: PageBlock
  private let text: String
  private let lineStarts: [String.Index]
  private let endsLinesInTwo: Bool

  /// - Parameters:
  ///   - text: Of the page as it is now.
  ///   - line: 1-based line of the first line of the block's code.
  /// - Throws: ``PageError/noBlock(line:file:)``.
  package init(page text: String, file: String, line: Int) throws(PageError) {
    endsLinesInTwo = text.contains("\r\n")
    self.text = text.replacing("\r\n", with: "\n")
    page = try MarkdownPage(text: text, file: file)
    guard let block = page.blocks.first(where: { $0.excerpt.line == line }) else {
      throw .noBlock(line: line, file: file)
    }
    self.block = block
    var starts = [self.text.startIndex]
    for index in self.text.indices where self.text[index] == "\n" {
      starts.append(self.text.index(after: index))
    }
    lineStarts = starts
  }

  /// The page with the script.
  package func text(with script: [String]) -> String {
    var edits = TextEdits(text)
    var places = comments.reversed().map(Place.init)
    if let place = infoPlace { places.append(place) }
    let code = SwiftSource(block.excerpt.text)
    let saysSteps = places.map(\.body.hasSteps) + (code.hasWrittenSteps.map { [$0] } ?? [])
    let target = saysSteps.firstIndex(of: true) ?? saysSteps.indices.first
    // Not every script can stand in an info string.
    var isWritten = target == places.count
    for (index, place) in places.enumerated() {
      let steps = index == target ? script : []
      guard index == target || place.body.hasSteps else { continue }
      if let text = place.text(steps) {
        edits.replace(place.bodyRange, with: text)
        isWritten = isWritten || index == target
      } else if let text = place.text([]) {
        edits.replace(place.bodyRange, with: text)
      } else {
        edits.remove(place.whole)
      }
    }
    if code.hasWrittenSteps == true || target == places.count, target != nil {
      write(target == places.count ? script : [], into: code, edits: &edits)
    }
    if !isWritten { insert(script, edits: &edits) }
    return endsLinesInTwo ? edits.result.replacing("\n", with: "\r\n") : edits.result
  }

  // MARK: Places

  private struct Place {
    var whole: Range<String.Index>
    var bodyRange: Range<String.Index>
    var body: ScriptBody
    /// Of `showreel="…"`.
    var quote: Character?

    init(_ found: (whole: Range<String.Index>, body: Substring)) {
      self.init(whole: found.whole, body: found.body)
    }

    init(whole: Range<String.Index>, body: Substring, quote: Character? = nil) {
      self.whole = whole
      bodyRange = body.startIndex..<body.endIndex
      self.body = ScriptBody(body)
      self.quote = quote
    }

    func text(_ steps: [String]) -> String? {
      guard let text = body.text(steps) else { return nil }
      guard let quote else { return text }
      let other: Character = quote == "\"" ? "'" : "\""
      let swapped = text.contains(other) ? text : text.replacing(String(quote), with: String(other))
      return swapped.contains(quote) ? nil : String(swapped.drop(while: \.isWhitespace))
    }
  }

  private func start(ofLine line: Int) -> String.Index {
    lineStarts.indices.contains(line - 1) ? lineStarts[line - 1] : text.endIndex
  }

  private var comments: [(whole: Range<String.Index>, body: Substring)] {
    var position = text.startIndex
    return block.commentLines.compactMap { line in
      let rest = text[max(position, start(ofLine: line))...]
      guard let open = rest.firstMatch(of: #/(<!--|{\/\*)[\s>]*showreel:/#),
        let close = text[open.range.upperBound...].firstRange(of: open.1 == "<!--" ? "-->" : "*/}")
      else { return nil }
      position = close.upperBound
      return (
        open.range.lowerBound..<close.upperBound, text[open.range.upperBound..<close.lowerBound]
      )
    }
  }

  private var infoPlace: Place? {
    let start = start(ofLine: block.fenceLine)
    let line = text[start...].prefix { $0 != "\n" }
    guard let fence = line.firstMatch(of: #/`{3,}|~{3,}/#) else { return nil }
    let info = line[fence.range.upperBound...]
    guard let key = info.firstMatch(of: #/\s*showreel\s*(:|=)\s*/#) else { return nil }
    let value = info[key.range.upperBound...]
    guard key.1 == "=", let quote = value.first, quote == "\"" || quote == "'" else {
      // The colon stays, the blank after it comes back with the script.
      let colon = info[..<key.range.upperBound].lastIndex { $0 == ":" || $0 == "=" }
      let body = text[text.index(after: colon ?? key.range.lowerBound)..<value.endIndex]
      return Place(whole: key.range.lowerBound..<value.endIndex, body: body)
    }
    let body = value.dropFirst().prefix { $0 != quote }
    let end = body.endIndex < value.endIndex ? text.index(after: body.endIndex) : body.endIndex
    return Place(whole: key.range.lowerBound..<end, body: body, quote: quote)
  }

  // MARK: Writing

  private func write(_ script: [String], into code: SwiftSource, edits: inout TextEdits) {
    guard let new = code.rewriting(script) else { return }
    let old = code.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let range = start(ofLine: block.excerpt.line)..<start(ofLine: block.excerpt.line + old.count)
    let rows = new.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    // The block's lines all stand equally far in.
    let first = old.firstIndex { !$0.isEmpty } ?? 0
    let indent = block.excerpt.indents.indices.contains(first) ? block.excerpt.indents[first] : 0
    let prefix = text[start(ofLine: block.excerpt.line + first)...].prefix(indent)
    let blank = prefix.lastIndex(of: ">").map { prefix[...$0] } ?? ""
    edits.replace(
      range, with: rows.map { ($0.isEmpty ? blank : prefix) + $0 + "\n" }.joined())
  }

  private func insert(_ script: [String], edits: inout TextEdits) {
    let place = start(ofLine: block.fenceLine)
    let line = text[place...].prefix { $0 != "\n" }
    let before = line.prefix { !"`~:".contains($0) }
    // MDX has no comments of HTML.
    let (open, close) = page.file.hasSuffix(".mdx") ? ("{/*", "*/}") : ("<!--", "-->")
    let comment = "\(open) showreel: \(script.joined(separator: "; ")) \(close)\n"
    // A fence that begins a list's item has to stand where it is; the comment goes before it there.
    let isPlain = before.allSatisfy { $0.isWhitespace || $0 == ">" }
    if isPlain {
      let blank = before.lastIndex(of: ">").map { before[...$0] } ?? ""
      edits.replace(place..<place, with: before + comment + blank + "\n")
    } else {
      let indent = String(repeating: " ", count: before.count)
      edits.replace(before.endIndex..<before.endIndex, with: comment + "\n" + indent)
    }
  }
}
