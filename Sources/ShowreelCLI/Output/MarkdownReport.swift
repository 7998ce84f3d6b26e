import Foundation
import Wording

/// What a run came to, as a table for people: a job's summary, a comment.
struct MarkdownReport {
  private let lines: [ReportLine]
  /// Where pictures are found on the web, as the beginning of an address.
  private let pictures: String?

  init(_ lines: [ReportLine], pictures: String?) {
    self.lines = lines
    self.pictures = pictures
  }

  var text: String {
    let parts = [comparisons, written, findings].filter { !$0.isEmpty }
    return "## Showreel\n\n"
      + (parts.isEmpty ? "Nothing was made.\n" : parts.joined(separator: "\n"))
  }

  private var comparisons: String {
    let all = lines.filter { $0.kind == JSONKind.comparison.rawValue }
    guard !all.isEmpty else { return "" }
    let different = all.filter(\.isDifferent)
    var text =
      "\(all.count) \(all.count == 1 ? "clip" : "clips") compared, \(different.count) "
      + "\(different.count == 1 ? "differs" : "differ").\n"
    guard !different.isEmpty else { return text }
    text += "\n| clip | code | what differs | first frame | SSIM there | lowest |\n"
    text += "|---|---|---|---|---|---|\n"
    for line in different {
      let first = line.comparison?.first
      let cells = [
        line.markedPath, place(of: line), line.text ?? "", first.map { "\($0.frame)" } ?? "",
        first?.ssim.map(Self.written) ?? "",
        line.comparison.map { Self.written($0.lowestSSIM) } ?? "",
      ]
      text += "| " + cells.map(Self.cell).joined(separator: " | ") + " |\n"
    }
    for line in different {
      guard let picture = line.picture else { continue }
      let title = Self.cell(line.path ?? "")
      text += "\n**\(title)**: before, after, difference\n\n"
      text +=
        pictures.map { "![\(title): before, after, difference](\($0)\(Self.address(picture)))\n" }
        ?? "\(Self.cell(picture))\n"
    }
    return text
  }

  private var written: String {
    let all = lines.filter { $0.kind == JSONKind.clip.rawValue }
    let untouched = lines.filter { $0.kind == JSONKind.unchanged.rawValue }
    let unchanged = untouched.flatMap { $0.paths ?? [] }
    guard !all.isEmpty || !unchanged.isEmpty else { return "" }
    var text = "\(all.count) \(all.count == 1 ? "clip" : "clips") written"
    text += unchanged.isEmpty ? ".\n" : ", \(unchanged.count) unchanged.\n"
    // What they are without is not told again by those that made them.
    for clip in untouched.flatMap({ $0.clips?.all ?? [] }) where clip.leftOut?.isEmpty == false {
      text += "- \(Self.cell(ReportLine.marked(clip.path, clip.leftOut)))\n"
    }
    guard !all.isEmpty else { return text }
    text += "\n| clip | frames | seconds | bytes |\n|---|---|---|---|\n"
    for line in all {
      let cells = [
        line.markedPath, "\(line.frames ?? 0)", (line.duration ?? 0).written, "\(line.bytes ?? 0)",
      ]
      text += "| " + cells.map(Self.cell).joined(separator: " | ") + " |\n"
    }
    return text
  }

  private var findings: String {
    lines.filter { $0.kind == "error" || $0.kind == "warning" }.compactMap(\.finding)
      .map { "- **\($0.kind.rawValue)** \(Self.cell($0.place + $0.message))\n" }.joined()
  }

  private func place(of line: ReportLine) -> String {
    line.file.map { file in line.line.map { "\(file):\($0)" } ?? file } ?? ""
  }

  private static func written(_ ssim: Double) -> String { ssim.written(decimals: 5) }

  /// Others' words, which mean nothing to Markdown there.
  private static func cell(_ text: String) -> String {
    text.escapedForMarkup.reduce(into: "") { cell, character in
      if "\\|*_[]~".contains(character) { cell += "\\" }
      cell.append(character.isNewline ? " " : character)
    }
  }

  private static func address(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)?
      .replacing("(", with: "%28").replacing(")", with: "%29") ?? ""
  }
}
