import SwiftSyntax

/// A call of a button of another file, whose action changes what the demo shows, and the `Button` that is compiled in its
/// place: `NextButton(title: "Next") { withAnimation { step += 1 } }`, `AsyncButton { await load() } label: { Text("Load") }`.
struct AbsentButtonCall {
  let calls: [AbsentViewCall]

  /// Nil of what is no button, and where nothing is seen of what it does.
  init?(_ node: FunctionCallExprSyntax, named callee: DeclReferenceExprSyntax) {
    guard callee.baseName.text.hasSuffix("Button"), let action = node.trailingClosure,
      action.signature == nil, !Self.hasNumberedArgument(node), Self.changesSomething(action)
    else { return nil }
    let label = node.additionalTrailingClosures.first
    guard node.additionalTrailingClosures.count < 2, label == nil || label?.label.text == "label"
    else { return nil }
    let icon = label == nil ? Self.icon(of: node.arguments) : nil
    let paren = node.rightParen?.bytes.lowerBound
    let end = paren ?? node.calledExpression.bytes.upperBound
    // Its parenthesis stays on its line, and with it the brace behind it.
    let name = icon.map { "_AbsentIconButton(\($0)" } ?? (paren == nil ? "Button" : "Button(")
    var calls = [AbsentViewCall(bytes: callee.bytes.lowerBound..<end, text: name)]
    if action.statements.trimmedDescription.contains("await ") {
      // A button of SwiftUI's does not wait.
      let (start, last) = (action.leftBrace.bytes.upperBound, action.rightBrace.bytes.lowerBound)
      calls.append(AbsentViewCall(bytes: start..<start, text: " Task {"))
      calls.append(AbsentViewCall(bytes: last..<last, text: "} "))
    }
    if label == nil, icon == nil {
      let look = AbsentViewCall.text(of: node, named: callee.baseName.text)
      let last = action.rightBrace.bytes.upperBound
      calls.append(AbsentViewCall(bytes: last..<last, text: " label: { \(look) }"))
    }
    self.calls = calls
  }

  /// One that is handed what it turns on and off: `MenuButton(isOpen: $isOpen)`.
  ///
  /// - Parameter switches: The names of what is on or off.
  init?(
    turning node: FunctionCallExprSyntax, named callee: DeclReferenceExprSyntax,
    among switches: Set<String>
  ) {
    let name = callee.baseName.text
    let bindings = node.arguments.map(\.expression.trimmedDescription).filter { $0.contains("$") }
    guard ["Button", "Switch", "Toggle"].contains(where: name.hasSuffix),
      node.trailingClosure == nil, !Self.hasNumberedArgument(node), bindings.count == 1,
      let binding = bindings[0].wholeMatch(of: #/((?:\w+\.)*)\$((?:\w+\.)*(\w+))/#)?.output,
      switches.contains(String(binding.3))
    else { return nil }
    let look = AbsentViewCall.text(of: node, named: name)
    let text =
      name.hasSuffix("Button")
      ? "Button { withAnimation { \(binding.1)\(binding.2).toggle() } } label: { \(look) }"
      : Self.toggle(of: bindings[0], titled: Self.title(of: node.arguments))
    calls = [AbsentViewCall(bytes: node.bytes, text: text)]
  }

  /// What a picture is called by that it is handed and nothing to read beside: `TabButton(image: tab.image)`.
  private static func icon(of arguments: LabeledExprListSyntax) -> String? {
    func isPicture(_ argument: LabeledExprSyntax) -> Bool {
      argument.label.map { pictures.contains($0.text) } ?? false
    }
    let isRead = arguments.contains { argument in
      guard let label = argument.label?.text else { return true }
      return readable.contains(label)
        || argument.expression.is(StringLiteralExprSyntax.self) && !isPicture(argument)
    }
    guard !isRead, let picture = arguments.first(where: isPicture) else { return nil }
    let text = picture.expression.trimmedDescription
    // Of `.star` nothing says what it is of.
    if text.contains(where: \.isNewline) || text.hasPrefix(".") { return nil }
    let isSymbol = picture.label.map { $0.text.hasPrefix("sy") } ?? false
    return (isSymbol ? "symbol: " : "") + text
  }

  private static let pictures: Set = [
    "icon", "iconName", "image", "imageName", "symbol", "systemIcon", "systemImage", "systemName",
  ]

  private static let readable: Set = ["label", "name", "subtitle", "text", "title"]

  /// A button with a picture, which nothing outside the file sees.
  static let declaration = """
    fileprivate struct _AbsentIconButton: View {
      private let image: Image
      private let action: () -> Void
      init(_ icon: Any?, _ action: @escaping () -> Void) {
        image = icon as? Image ?? Image(icon as? String ?? "star.fill")
        self.action = action
      }
      init(symbol name: String, _ action: @escaping () -> Void) {
        image = Image(systemName: name)
        self.action = action
      }
      var body: some View {
        Button(action: action) {
          image.resizable().scaledToFit().frame(width: 24, height: 24)
        }
      }
    }

    """

  private static func toggle(of binding: String, titled title: String?) -> String {
    "Toggle(\(title ?? "\"\""), isOn: \(binding))" + (title == nil ? ".labelsHidden()" : "")
  }

  /// What it is handed as a text.
  private static func title(of arguments: LabeledExprListSyntax) -> String? {
    let texts = arguments.lazy.compactMap { $0.expression.as(StringLiteralExprSyntax.self) }
      .filter { $0.openingQuote.tokenKind == .stringQuote }
    return texts.first?.trimmedDescription
  }

  /// Whether what the closure around it is handed is used in it, which no other box may lose.
  private static func hasNumberedArgument(_ node: FunctionCallExprSyntax) -> Bool {
    node.trimmedDescription.contains("$0")
  }

  private static func changesSomething(_ action: ClosureExprSyntax) -> Bool {
    let text = action.statements.trimmedDescription
    return ["withAnimation", ".toggle()", " = ", " += ", " -= "].contains(where: text.contains)
  }
}
