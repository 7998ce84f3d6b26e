/// A small helper that demos take from another file of their app, and whose name says what it does.
///
/// Those are here that many apps declare under one name with one meaning. `.shimmer()` is not: every app's looks another way.
package enum SiblingHelper: CaseIterable, Hashable, Sendable {
  case color, uiColor, corners, cornerShape, screen, safeArea, alignment

  /// What code calls it.
  var name: String {
    switch self {
    case .color: "Color(hex:)"
    case .uiColor: "UIColor(hex:)"
    case .corners: "cornerRadius(_:corners:)"
    case .cornerShape: "RoundedCorner"
    case .screen: "getRect()"
    case .safeArea: "getSafeArea()"
    case .alignment: "hAlign(_:)"
    }
  }

  /// Whether a line of code calls it.
  func isUsed(in line: Substring) -> Bool { Self.withoutComment(line).contains(use) }

  /// Whether code declares it, in whatever type: then that is meant.
  func isDeclared(in code: String) -> Bool {
    code.split(whereSeparator: \.isNewline).map(Self.withoutComment).joined(separator: "\n")
      .contains(declaration)
  }

  private var use: Regex<Substring> {
    switch self {
    case .color: #/\bColor(?:\.init)?\(\s*hex(?:String)?:/#
    case .uiColor: #/\bUIColor(?:\.init)?\(\s*hex(?:String)?:/#
    case .corners: #/\.cornerRadius\([^()]*\bcorners:/#
    case .cornerShape: #/\bRoundedCorner\(\s*radius:[^()]*\bcorners:/#
    case .screen: #/(?:^|[^.\w])getRect\(\)/#
    case .safeArea: #/(?:^|[^.\w])(?:getSafeArea|safeArea)\(\)/#
    case .alignment: #/\.[hv]Align\(/#
    }
  }

  private var declaration: Regex<Substring> {
    switch self {
    case .color, .uiColor:
      #/\binit[?!]?(?:<[^>]*>)?\s*\(\s*(?:_\s+)?hex|\b(?:struct|class|enum|typealias)\s+Color\b/#
    case .corners: #/\bfunc\s+cornerRadius\b/#
    case .cornerShape: #/\b(?:struct|class|enum|typealias)\s+RoundedCorner\b/#
    case .screen: #/\b(?:func|let|var)\s+getRect\b/#
    case .safeArea: #/\b(?:func|let|var)\s+(?:getSafeArea|safeArea)\b/#
    case .alignment: #/\bfunc\s+[hv]Align\b/#
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}
