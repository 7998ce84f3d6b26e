import ArgumentParser
import Fingerprints
import Foundation

/// What a report is written for.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  /// Annotations, as GitHub's runner reads them.
  case github
  /// A code quality report, as GitLab shows it beside a merge request's lines.
  case gitlab
  /// A table for people.
  case markdown

  /// - Parameter pictures: Where pictures are found on the web, as the beginning of an address; nil
  ///   names them only.
  /// - Throws: `EncodingError`.
  func text(of lines: [ReportLine], pictures: String? = nil) throws -> String {
    switch self {
    case .github:
      lines.compactMap(\.finding).filter { $0.kind != .skip }
        .map { GitHubAnnotation($0).line + "\n" }.joined()
    case .gitlab: try Self.codeQuality(lines.compactMap(\.finding))
    case .markdown: MarkdownReport(lines, pictures: pictures).text
    }
  }

  /// - Source: docs.gitlab.com/ci/testing/code_quality, *Code Quality report format*.
  private static func codeQuality(_ findings: [Finding]) throws -> String {
    struct Issue: Encodable {
      struct Location: Encodable {
        struct Lines: Encodable { let begin: Int }
        let path: String
        let lines: Lines
      }
      let description: String
      let check_name: String
      let fingerprint: String
      let severity: String
      let location: Location
    }
    let issues = findings.compactMap { finding -> Issue? in
      guard let file = finding.file, finding.kind != .skip else { return nil }
      let severity =
        switch finding.kind {
        case .error: "major"
        case .warning: "minor"
        case .note, .skip: "info"
        }
      let place = "\(file):\(finding.line ?? 1):\(finding.column ?? 0): \(finding.message)"
      return Issue(
        description: finding.message, check_name: "showreel-\(finding.kind.rawValue)",
        fingerprint: Fingerprint(of: place).description, severity: severity,
        location: .init(path: file, lines: .init(begin: finding.line ?? 1)))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(issues), as: UTF8.self) + "\n"
  }
}
