import SwiftSyntax

/// The text that a view of another file is handed to show, and that what stands for it shows: `"Trigger"` of
/// `TitleText("Trigger")`, `item.question` of `Answer(title: item.question)`.
enum AbsentViewTitle {
  /// What a text is called that is to be read.
  private static let labels: Set = [
    "caption", "headline", "label", "message", "name", "question", "text", "title",
  ]
  /// Names of views whose text is a picture's.
  private static let pictures = ["Avatar", "Icon", "Image", "Lottie", "Picture", "Symbol"]

  /// As the code has it; nil where there is none.
  static func text(of call: FunctionCallExprSyntax, named name: String) -> String? {
    guard !pictures.contains(where: name.contains) else { return nil }
    return call.arguments.lazy.compactMap { argument in
      let label = argument.label?.plainName
      guard label.map(labels.contains) ?? true else { return nil }
      if let literal = argument.expression.as(StringLiteralExprSyntax.self) {
        return literal.openingQuote.tokenKind == .stringQuote ? literal.trimmedDescription : nil
      }
      // What has no label may be anything.
      return label != nil && isValue(argument.expression)
        ? argument.expression.trimmedDescription : nil
    }.first
  }

  /// Whether it is a variable, or a member of one, in one line.
  private static func isValue(_ expression: ExprSyntax) -> Bool {
    guard let root = expression.path?.first, root.isLowercase || root.isNumber else { return false }
    return expression.trimmedDescription.wholeMatch(of: #/(?:\$\d+|\w+)(?:\.\w+)*/#) != nil
  }
}
