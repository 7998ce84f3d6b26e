import SwiftSyntax

/// A word for the Objective-C runtime, which there is none of on Linux.
enum ObjectiveCWord {
  /// `@objc`, `@IBAction` …
  case attribute(AttributeSyntax)
  /// `#selector(UIResponder.resignFirstResponder)`, with what it is called on where that is said beside it.
  case selector(MacroExpansionExprSyntax, target: String?)
  /// `#keyPath(CAShapeLayer.strokeEnd)`, which is a text.
  case keyPath(MacroExpansionExprSyntax)

  var bytes: Range<Int> {
    switch self {
    case .attribute(let node): node.bytes
    case .selector(let node, _), .keyPath(let node): node.bytes
    }
  }

  static func all(in file: SourceFileSyntax) -> [ObjectiveCWord] {
    let finder = ObjectiveCWordFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.words
  }
}

private final class ObjectiveCWordFinder: SyntaxVisitor {
  private(set) var words: [ObjectiveCWord] = []
  private static let attributes: Set<String> = [
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "NSCopying", "nonobjc", "objc",
    "objcMembers",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.attributes.contains(node.attributeName.trimmedDescription) {
      words.append(.attribute(node))
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": words.append(.selector(node, target: target(beside: node)))
    case "keyPath": words.append(.keyPath(node))
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// Whether it is a name, or one of what a name has: `context.coordinator`.
  private func isPath(_ expression: ExprSyntax) -> Bool {
    if expression.is(DeclReferenceExprSyntax.self) { return true }
    guard let base = expression.as(MemberAccessExprSyntax.self)?.base else { return false }
    return isPath(base)
  }

  /// What the method of a selector is called on: `self` in `Timer(timeInterval: 1, target: self, …)`.
  private func target(beside node: MacroExpansionExprSyntax) -> String? {
    guard let arguments = node.parent?.parent?.as(LabeledExprListSyntax.self),
      let call = arguments.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let called = call.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    let target =
      switch name {
      case "addObserver", "addTarget": arguments.first?.expression
      // A timer, a recogniser, a button in a bar: written by its type's name or as `.init`.
      default: arguments.first { $0.label?.text == "target" }?.expression
      }
    guard let target, isPath(target) else { return nil }
    return target.trimmedDescription
  }
}

extension SourceEdits {
  mutating func rewrite(_ word: ObjectiveCWord) {
    switch word {
    case .attribute(let node): blank(node.bytes)
    case .selector(let node, let target):
      let name = node.arguments.trimmedDescription.filter { $0 != "\n" && $0 != "\"" }
      let method = target.flatMap { node.method(on: $0) }.map { ", _calling: \($0)" } ?? ""
      replace(node.bytes, with: "Selector(\"\(name)\"\(method))")
    case .keyPath(let node):
      let path = node.arguments.trimmedDescription.filter { !$0.isWhitespace && $0 != "\"" }
        .split(separator: ".")
      // What a name has, without the type that has it.
      let names = path.first?.first?.isUppercase == true ? path.dropFirst() : path[...]
      replace(node.bytes, with: "\"\(names.joined(separator: "."))\"")
    }
  }
}

extension MacroExpansionExprSyntax {
  /// `self.tick(_:)` for `#selector(Model.tick(_:))`; nothing for that of a property.
  fileprivate func method(on target: String) -> String? {
    guard let argument = arguments.first, argument.label == nil else { return nil }
    let text = argument.expression.trimmedDescription
    let path = text.prefix { $0 != "(" }
    guard let name = path.split(separator: ".").last else { return nil }
    let labels = text.dropFirst(path.count)
    return "\(target).\(name)" + (labels.contains(":") ? labels : "")
  }
}
