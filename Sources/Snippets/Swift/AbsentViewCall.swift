import SwiftSyntax

/// A call of a view that another file of a demo's app declares, and what is compiled in its place: a box with its name, or
/// where it holds views, a stack of them.
struct AbsentViewCall {
  /// Of a container without the views that it holds.
  let bytes: Range<Int>
  let text: String

  static func all(of names: Set<String>, in source: SwiftSource) -> [AbsentViewCall] {
    guard !names.isEmpty else { return [] }
    let finder = AbsentViewFinder(names, switches: VariableTypes(in: source).switches)
    finder.walk(source.file)
    return finder.calls
  }

  /// The box, which nothing outside the file sees. It is tinted, so that it is seen to move, and hides nothing. It fills the
  /// space that it is offered, as pages and cards do, if its name is not that of something small, or of a bar, which is low.
  /// What is handed a text shows it, and is no more than that if its name says so.
  static let declaration = """
    fileprivate struct _AbsentView: View {
      private static let small = [
        "Avatar", "Badge", "Button", "Cell", "Chip", "Header", "Icon", "Label", "Row", "Tag",
        "Text",
      ]
      private static let bars = ["Banner", "Bar", "Notification", "Toast"]
      private static let words = ["Heading", "Label", "Text", "Title"]
      private let name: String
      private let title: String?
      /// What the closure around it is handed has to be used by something in it.
      init(_ name: String, _ held: Any?...) {
        self.name = name
        title = held.lazy.compactMap { $0 as? String }.first
      }
      var body: some View {
        if let title, Self.words.contains(where: name.hasSuffix) {
          Text(title)
        } else {
          let most: CGFloat? = Self.small.contains { name.contains($0) } ? nil : .infinity
          let form = name.hasSuffix("View") ? String(name.dropLast(4)) : name
          let isLow = form != "SideBar" && Self.bars.contains(where: form.hasSuffix)
          Text(verbatim: title ?? name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
            .minimumScaleFactor(0.3).padding(isLow ? 14 : 6)
            .frame(maxWidth: most, maxHeight: isLow ? nil : most)
            .background(.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 8))
            .overlay {
              RoundedRectangle(cornerRadius: 8)
                .strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4]))
            }
        }
      }
    }

    """
}

private final class AbsentViewFinder: SyntaxVisitor {
  private(set) var calls: [AbsentViewCall] = []
  /// What only shapes are asked.
  private static let shapes: Set = ["fill", "inset", "path", "stroke", "strokeBorder", "trim"]
  /// And what only those are that can be made smaller.
  private static let insettable: Set = ["inset", "strokeBorder"]
  private let names: Set<String>
  private let switches: Set<String>

  init(_ names: Set<String>, switches: Set<String>) {
    self.names = names
    self.switches = switches
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = Self.callee(of: node), names.contains(callee.baseName.text),
      !Self.isKept(node)
    else { return .visitChildren }
    let start = callee.bytes.lowerBound
    if let member = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      Self.shapes.contains(member)
    {
      let form =
        Self.insettable.contains(member)
        ? nil : AbsentShape.text(named: callee.baseName.text, isAsked: true)
      calls.append(
        AbsentViewCall(
          bytes: start..<node.bytes.upperBound, text: form ?? "RoundedRectangle(cornerRadius: 24)"))
      return .skipChildren
    }
    if node.trailingClosure == nil, Self.handed(to: node).isEmpty,
      let form = AbsentShape.text(named: callee.baseName.text, isAsked: false)
    {
      calls.append(AbsentViewCall(bytes: start..<node.bytes.upperBound, text: form))
      return .skipChildren
    }
    if let layout = AbsentLayout.text(for: node, named: callee.baseName.text) {
      calls.append(AbsentViewCall(bytes: start..<node.bytes.upperBound, text: layout))
      return .skipChildren
    }
    if node.additionalTrailingClosures.isEmpty, Self.handed(to: node.arguments).isEmpty,
      node.trailingClosure.map(Self.beginsWithView) == true
    {
      // Its parenthesis stays on its line, and with it the brace behind it.
      let paren = node.rightParen?.bytes.lowerBound
      calls.append(
        AbsentViewCall(
          bytes: start..<(paren ?? node.calledExpression.bytes.upperBound),
          text: paren == nil ? "VStack" : "VStack("))
      return .visitChildren
    }
    if let button = AbsentButtonCall(node, named: callee) {
      calls += button.calls
      return .visitChildren
    }
    if let button = AbsentButtonCall(turning: node, named: callee, among: switches) {
      calls += button.calls
      return .skipChildren
    }
    let name = callee.baseName.text
    let title = AbsentViewTitle.text(of: node, named: name)
    let words =
      ["\"\(name)\""] + (title.map { [$0] } ?? []) + Self.handed(to: node).filter { $0 != title }
    calls.append(
      AbsentViewCall(
        bytes: start..<node.bytes.upperBound,
        text: "_AbsentView(\(words.joined(separator: ", ")))"))
    return .skipChildren
  }

  /// The name of the view that is made: `Card` of `Card(2)`, and `WebImage` of `WebImage.url(a)`.
  private static func callee(of node: FunctionCallExprSyntax) -> DeclReferenceExprSyntax? {
    // `Card<Text>(2)`
    let called =
      node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      ?? node.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self) { return name }
    let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
    guard let name = base?.as(DeclReferenceExprSyntax.self),
      ["Image", "View"].contains(where: name.baseName.text.hasSuffix)
    else { return nil }
    return name
  }

  /// Whether code keeps what is made, in a property, a variable or an array: that is a model, and no view.
  private static func isKept(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
    {
      node = parent
    }
    guard let parent = node.parent else { return false }
    if parent.is(InitializerClauseSyntax.self) || parent.is(ArrayElementSyntax.self) { return true }
    // Of a list that may be as long as the file, the second: `a = Card()`.
    return parent.as(ExprListSyntax.self)?.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// What the closure around it is handed, `$0`, where it is there; each once.
  private static func handed(to node: some SyntaxProtocol) -> [String] {
    var found: [String] = []
    for child in node.children(viewMode: .sourceAccurate) where !child.is(ClosureExprSyntax.self) {
      let word = child.as(DeclReferenceExprSyntax.self)?.baseName.text
      let isNumbered = word?.first == "$" && word?.dropFirst().allSatisfy(\.isNumber) == true
      let words = isNumbered ? [word ?? ""] : handed(to: child)
      found += words.filter { !found.contains($0) }
    }
    return found
  }

  /// Whether a closure is handed nothing, and the first thing in it is a view's: `Text("a").bold()`, `Color.red`, and
  /// not `Sounds.shared.play()`.
  private static func beginsWithView(_ closure: ClosureExprSyntax) -> Bool {
    guard closure.signature == nil,
      var expression = closure.statements.first?.item.as(ExprSyntax.self)
    else { return false }
    var isCalled = false
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
        isCalled = true
      } else if let base = expression.as(MemberAccessExprSyntax.self)?.base {
        expression = base
        isCalled = false
      } else {
        break
      }
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return name == "Color" || isCalled && name != "Task" && name.first?.isUppercase == true
  }
}
