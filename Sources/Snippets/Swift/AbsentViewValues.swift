import SwiftSyntax

/// What a view of another file is handed and what stands for it shows: `("title", "Next")`, `("icon", "bell")` of
/// `NextButton(title: "Next", icon: "bell", style: .plain)`.
enum AbsentViewValues {
  /// Parts of what is called so that it is to be seen.
  private static let shown = [
    "amount", "badge", "body", "caption", "color", "colour", "count", "current", "description",
    "detail", "emoji", "fill", "fraction", "goal", "headline", "heading", "icon", "image",
    "initials", "isactive", "ison", "isselected", "label", "max", "message", "name", "number",
    "percent", "placeholder", "price", "progress", "prompt", "question", "score", "selected",
    "size",
    "step", "subtitle", "symbol", "temperature", "text", "tint", "title", "total", "value",
  ]
  /// What such a view does, or does it with.
  private static let unseen = [
    "action", "animation", "completion", "coordinator", "destination", "geometry", "handler",
    "manager", "model", "namespace", "perform", "proxy", "router", "service", "store", "vm",
  ]
  private static let colors: Set = [
    "black", "blue", "brown", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// As pairs of a tuple's text; with the numbered arguments of a closure around it that none of them uses, each once.
  static func texts(of call: FunctionCallExprSyntax, handed: [String]) -> [String] {
    let pairs = call.arguments.compactMap { argument -> (label: String, value: String)? in
      let label = argument.label?.plainName ?? ""
      return value(argument.expression, called: label).map { (label, $0) }
    }
    let used = Set(pairs.flatMap { $0.value.matches(of: #/\$\d+/#).map { String($0.output) } })
    return (pairs + handed.filter { !used.contains($0) }.map { (label: "", value: $0) })
      .map { "(\"\($0.label)\", \($0.value))" }
  }

  /// Nil of what nothing could be shown of, or that may need a type to be made out.
  private static func value(_ expression: ExprSyntax, called label: String) -> String? {
    let text = expression.trimmedDescription
    guard !text.contains(where: \.isNewline), text.utf8.count < 200 else { return nil }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.openingQuote.tokenKind == .stringQuote ? text : nil
    }
    if text.wholeMatch(of: #/-?[\d._]+|true|false/#) != nil { return text }
    if let color = text.wholeMatch(of: #/(?:Color)?\.(\w+)/#)?.output.1 {
      return colors.contains(String(color)) ? "Color.\(color)" : nil
    }
    let word = label.lowercased()
    let isShown = shown.contains { word.contains($0) }
    // `isOn ? "On" : "Off"`
    if isShown, text.wholeMatch(of: #/[\w.!$ ]+ \? "[^"\\]*" : "[^"\\]*"/#) != nil { return text }
    guard text.wholeMatch(of: #/\$?(?:\$\d+|[a-z_]\w*)(?:\.[a-z]\w*)*/#) != nil,
      label.wholeMatch(of: #/on[A-Z]\w*/#) == nil, !unseen.contains(where: word.contains)
    else { return nil }
    // What has no word for what it is tells of itself: `Row(item)`.
    return isShown || isPlain(text) ? text : nil
  }

  /// What the closure around it is handed, `$0`, where it is there; each once.
  static func handed(to node: some SyntaxProtocol) -> [String] {
    var (found, known): ([String], Set<String>) = ([], [])
    find(in: Syntax(node)) { word in
      if known.insert(word).inserted { found.append(word) }
    }
    return found
  }

  private static func find(in node: Syntax, _ take: (String) -> Void) {
    for child in node.children(viewMode: .sourceAccurate) where !child.is(ClosureExprSyntax.self) {
      let word = child.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      if word.first == "$", word.dropFirst().allSatisfy(\.isNumber) {
        take(word)
      } else {
        find(in: child, take)
      }
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    let name = text.lowercased()
    return !text.contains(".") && text != "self" && text != "nil"
      && !unseen.contains { name.hasSuffix($0) }
  }
}
