import SwiftSyntax

/// `text as NSString`: a cast between one of Swift's values and the object of the same meaning, which only
/// Apple's compiler knows how to make.
struct BridgeCast {
  /// What is cast.
  let value: ExprSyntax
  /// From `as` to the end of the type.
  let cast: Range<Int>

  private static let types: Set<String> = ["NSData", "NSDate", "NSNumber", "NSString", "NSURL"]

  static func all(in file: SourceFileSyntax) -> [BridgeCast] {
    let finder = BridgeCastFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.casts
  }

  fileprivate init?(_ parts: [ExprSyntax], at index: Int) {
    guard index > 0, index + 1 < parts.count,
      let cast = parts[index].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil,
      Self.types.contains(parts[index + 1].trimmedDescription)
    else { return nil }
    value = parts[index - 1]
    self.cast = cast.bytes.lowerBound..<parts[index + 1].bytes.upperBound
  }
}

private final class BridgeCastFinder: SyntaxVisitor {
  private(set) var casts: [BridgeCast] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    casts += parts.indices.compactMap { BridgeCast(parts, at: $0) }
    return .visitChildren
  }
}

extension SourceEdits {
  mutating func rewrite(_ cast: BridgeCast) {
    let (start, end) = (cast.value.bytes.lowerBound, cast.value.bytes.upperBound)
    guard !touches(start..<cast.cast.upperBound) else { return }
    replace(start..<start, with: "_bridged(")
    replace(end..<cast.cast.upperBound, with: ")")
  }
}
