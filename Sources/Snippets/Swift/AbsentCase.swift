import SwiftSyntax

/// A case of an enumeration that nothing declares, as code takes it apart: `case .loaded(let items)`.
struct AbsentCase: Hashable {
  /// A value that it holds.
  struct Part: Hashable {
    /// Empty where there is none.
    var label = ""
    /// What it is bound to; `_` where that is nothing.
    var name = "_"
    /// Nil as long as nobody has asked what the code makes of it.
    var type: String?
  }

  var parts: [Part] = []
  /// Where code names it first: the cases of an enumeration stand in that order.
  var place = 0

  /// With what another mention of it tells.
  func merged(with other: AbsentCase) -> AbsentCase {
    func weight(_ found: AbsentCase) -> Int {
      found.parts.count * 2 + (found.parts.contains { $0.name != "_" } ? 1 : 0)
    }
    var all = weight(other) > weight(self) ? other : self
    all.place = min(place, other.place)
    return all
  }
}

extension AbsentCase {
  /// The cases that a `switch` tells apart, by their names.
  static func all(of node: SwitchExprSyntax) -> [String: AbsentCase] {
    var cases: [String: AbsentCase] = [:]
    for label in node.cases.compactMap({ $0.as(SwitchCaseSyntax.self)?.label }) {
      guard case .case(let label) = label else { continue }
      for item in label.caseItems {
        guard let (name, found) = named(in: Syntax(item.pattern)) else { continue }
        cases[name] = cases[name]?.merged(with: found) ?? found
      }
    }
    return cases
  }

  /// `.loading`, `.loaded(let items)`, `let .loaded(items: a, _)`
  static func named(in pattern: Syntax) -> (name: String, found: AbsentCase)? {
    let known = #/(?:let |var )?\.`?(\w+)`?(?:\((.*)\))?\??/#.dotMatchesNewlines()
    guard let match = pattern.trimmedDescription.wholeMatch(of: known)?.output else { return nil }
    let parts = match.2.map { $0.split(separator: ",").map(part) } ?? []
    return (
      String(match.1),
      AbsentCase(
        parts: parts, place: pattern.positionAfterSkippingLeadingTrivia.utf8Offset)
    )
  }

  private static func part(_ text: Substring) -> Part {
    var part = Part()
    let known = #/\s*(?:(\w+)\s*:\s*)?(?:(?:let|var)\s+)?([a-z_]\w*)\s*/#
    guard let match = text.wholeMatch(of: known)?.output,
      !["true", "false", "nil"].contains(match.2)
    else { return part }
    part.label = match.1.map(String.init) ?? ""
    part.name = String(match.2)
    return part
  }
}

extension MatchingPatternConditionSyntax {
  /// What `if case .loaded(let items) = model.state` asks for.
  var cases: [String: AbsentCase] {
    AbsentCase.named(in: Syntax(pattern)).map { [$0.name: $0.found] } ?? [:]
  }
}
