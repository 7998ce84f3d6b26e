import Foundation
import SwiftSyntax

/// Every name that code could ask for a picture by: its string literals, wherever they stand, since a
/// name may come by way of a constant or a list; and the cases of its enumerations, which are the raw
/// values of those of strings.
final class PictureNames: SyntaxVisitor {
  private(set) var patterns: Set<PicturePattern> = []

  init(in source: SwiftSource) {
    super.init(viewMode: .sourceAccurate)
    walk(source.file)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    var pieces = [""]
    if isAdded(to: node, before: true) { pieces.append("") }
    for segment in node.segments {
      if case .stringSegment(let text) = segment {
        let (first, rest) = Self.pieces(of: Self.value(of: text, in: node))
        pieces[pieces.count - 1] += first
        pieces += rest
      } else {
        pieces.append("")
      }
    }
    if isAdded(to: node, before: false) { pieces.append("") }
    let pattern = PicturePattern(pieces)
    if pattern.isTelling { patterns.insert(pattern) }
    return .visitChildren
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
    let alone = literal.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(segment)]))
    return alone.representedLiteralValue ?? segment.content.text
  }

  /// Cut where `String(format:)` puts something in.
  private static func pieces(of text: String) -> (first: String, rest: [String]) {
    let conversion = #/%[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z)?[@dDiuUxXofeEgGcs]/#
    let parts = text.split(separator: conversion, omittingEmptySubsequences: false).map(String.init)
    return (parts.first ?? "", Array(parts.dropFirst()))
  }

  /// Whether something is put before it or after it by `+`.
  private func isAdded(to node: StringLiteralExprSyntax, before: Bool) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = list.firstIndex(where: { $0.id == node.id })
    else { return false }
    let beside = before ? index - 1 : index + 1
    guard list.indices.contains(beside) else { return false }
    return list[beside].as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
  }
}
