import Foundation
import SwiftSyntax

/// Every name that code could ask for a picture by: its string literals, wherever they stand, since a
/// name may come by way of a constant or a list; and the cases of its enumerations, which are the raw
/// values of those of strings.
final class PictureNames: SyntaxVisitor {
  private(set) var patterns: Set<PicturePattern> = []
  /// What has a `+` before it, and after it, found for all of a list at once: a sum may be as long as the file.
  private var added: (before: Set<SyntaxIdentifier>, after: Set<SyntaxIdentifier>) = ([], [])

  init(in source: SwiftSource) {
    super.init(viewMode: .sourceAccurate)
    walk(source.file)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    var pieces = [""]
    if added.before.contains(node.id) { pieces.append("") }
    for segment in node.segments {
      if case .stringSegment(let text) = segment {
        let (first, rest) = Self.pieces(of: Self.value(of: text, in: node))
        pieces[pieces.count - 1] += first
        pieces += rest
      } else {
        pieces.append("")
      }
    }
    if added.after.contains(node.id) { pieces.append("") }
    let pattern = PicturePattern(pieces)
    if pattern.isTelling { patterns.insert(pattern) }
    return .visitChildren
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node)
    for (part, next) in zip(parts, parts.dropFirst()) {
      if Self.isPlus(next) { added.after.insert(part.id) }
      if Self.isPlus(part) { added.before.insert(next.id) }
    }
    return .visitChildren
  }

  private static func isPlus(_ node: ExprSyntax) -> Bool {
    node.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if node.rawValue == nil {
      patterns.insert(PicturePattern([node.name.text.replacing("`", with: "")]))
    }
    return .visitChildren
  }

  /// As the compiler reads it, escapes and all.
  private static func value(
    of segment: StringSegmentSyntax, in literal: StringLiteralExprSyntax
  ) -> String {
    // Of its own, and not the same literal with another segment, which would be a file of its own each time.
    let alone = StringLiteralExprSyntax(
      openingPounds: literal.openingPounds, openingQuote: literal.openingQuote,
      segments: StringLiteralSegmentListSyntax([.stringSegment(segment)]),
      closingQuote: literal.closingQuote, closingPounds: literal.closingPounds)
    return alone.representedLiteralValue ?? segment.content.text
  }

  /// Cut where `String(format:)` puts something in.
  private static func pieces(of text: String) -> (first: String, rest: [String]) {
    let conversion = #/%[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z)?[@dDiuUxXofeEgGcs]/#
    let parts = text.split(separator: conversion, omittingEmptySubsequences: false).map(String.init)
    return (parts.first ?? "", Array(parts.dropFirst()))
  }
}
