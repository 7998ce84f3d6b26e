import Foundation

/// What `#Predicate` makes of `localizedStandardContains`, which Foundation has on Apple's systems alone.
extension PredicateExpressions {
  public struct _LocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    let root: Root
    let other: Other

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  public static func build_localizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >(_ root: Root, _ other: Other) -> _LocalizedStandardContains<Root, Other>
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    _LocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions._LocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions._LocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions._LocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
