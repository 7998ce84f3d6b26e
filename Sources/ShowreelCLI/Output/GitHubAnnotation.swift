import Foundation

/// A finding as GitHub's runner reads it and shows it beside the line that it is about.
struct GitHubAnnotation {
  let finding: Finding
  /// The repository, as GitHub names it; paths are from there.
  let root: String?

  init(
    _ finding: Finding, root: String? = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"]
  ) {
    self.finding = finding
    self.root = root
  }

  /// `::error file=docs/guide.md,line=14,col=9::cannot find 'Txet' in scope`
  var line: String {
    var properties: [String] = []
    if let file = finding.file {
      properties.append("file=" + Self.escaped(path(of: file), in: ":,"))
    }
    if let line = finding.line { properties.append("line=\(line)") }
    if let column = finding.column { properties.append("col=\(column)") }
    let title = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    let text = (finding.file == nil ? finding.clip.map { "\($0): " } ?? "" : "") + finding.message
    return "::\(command)\(title)::\(Self.escaped(text, in: ""))"
  }

  private var command: String {
    switch finding.kind {
    case .error: "error"
    case .warning: "warning"
    case .note, .skip: "notice"
    }
  }

  /// From the repository's root, where the file is below it.
  private func path(of file: String) -> String {
    let absolute = URL(filePath: file).standardizedFileURL.path
    guard let root, !root.isEmpty else { return file }
    let folder = URL(filePath: root).standardizedFileURL.path + "/"
    return absolute.hasPrefix(folder) ? String(absolute.dropFirst(folder.count)) : file
  }

  /// With what would end a value or a line written as the runner wants it.
  private static func escaped(_ text: String, in more: String) -> String {
    text.reduce(into: "") { escaped, character in
      if character == "%" || character.isNewline || more.contains(character) {
        for byte in character.utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          escaped += "%" + (digits.count < 2 ? "0" : "") + digits
        }
      } else {
        escaped.append(character)
      }
    }
  }
}
