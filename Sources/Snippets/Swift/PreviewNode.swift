import SwiftSyntax

/// The syntax of a `#Preview`, whichever of its two node kinds the parser chose.
struct PreviewNode {
  let syntax: Syntax
  /// The closure with the preview's views.
  let body: ClosureExprSyntax
  let name: String?
  let traits: [String]
  /// How large the widget is that it shows, or where its live activity is seen and what it is about, as written; nil of a
  /// view's preview.
  let family: String?

  init?(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview" else { return nil }
    let argument = node.arguments.first { $0.label?.text == "body" }
    guard
      let body = node.trailingClosure ?? argument?.expression.as(ClosureExprSyntax.self)
    else { return nil }
    self.body = body
    syntax = Syntax(node)
    var name: String?
    var traits: [String] = []
    var isTrait = false
    var family: String?
    for argument in node.arguments {
      switch argument.label?.text {
      case "traits":
        isTrait = true
        traits.append(argument.expression.trimmedDescription)
      case nil where isTrait:
        traits.append(argument.expression.trimmedDescription)
      case nil:
        let literal = argument.expression.as(StringLiteralExprSyntax.self)
        name = literal?.representedLiteralValue ?? argument.expression.trimmedDescription
      case "as":
        isTrait = false
        family = argument.expression.trimmedDescription
      case "using":
        // The attributes of a live activity.
        family? += ", using: " + argument.expression.trimmedDescription
      default:
        isTrait = false
      }
    }
    self.name = name
    self.traits = traits
    self.family = family
  }
}
