import SwiftSyntax
import TestSupport

/// A target of Package.swift, and what it says that it depends on.
struct PackageTarget {
  enum Kind: String {
    case library = "target"
    case program = "executableTarget"
    case test = "testTarget"
    case names = "systemLibrary"
    case plugin
  }

  let name: String
  let kind: Kind
  /// Targets and products of others by their names.
  let dependencies: [String]

  /// In the manifest's order.
  static let all = Result {
    let finder = TargetFinder(viewMode: .sourceAccurate)
    finder.walk(try Repository.syntax("Package.swift"))
    return finder.found
  }

  /// Whether it is a C library's names, without Swift of its own.
  var isOfC: Bool { name.wholeMatch(of: #/C[A-Z]\w+/#) != nil }
}

private final class TargetFinder: SyntaxVisitor {
  private(set) var found: [PackageTarget] = []

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      let kind = PackageTarget.Kind(rawValue: member.declName.baseName.text),
      let name = text(of: argument("name", of: call))
    else { return .visitChildren }
    let list = argument("dependencies", of: call)?.as(ArrayExprSyntax.self)
    // The plugin is a product, too, which has targets.
    guard argument("targets", of: call) == nil else { return .skipChildren }
    found.append(
      PackageTarget(
        name: name, kind: kind,
        dependencies: list?.elements.compactMap { text(of: $0.expression) } ?? []))
    return .skipChildren
  }

  private func argument(_ label: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.arguments.first { $0.label?.text == label }?.expression
  }

  private func text(of expression: ExprSyntax?) -> String? {
    expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
