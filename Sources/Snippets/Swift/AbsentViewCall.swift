import SwiftSyntax

/// A call of a view that another file of a demo's app declares, and what is compiled in its place: a box with its name, or
/// where it holds views, a stack of them.
struct AbsentViewCall {
  /// Of a container without the views that it holds.
  let bytes: Range<Int>
  let text: String

  static func all(of names: Set<String>, in source: SwiftSource) -> [AbsentViewCall] {
    guard !names.isEmpty else { return [] }
    let finder = AbsentViewFinder(names)
    finder.walk(source.file)
    return finder.calls
  }

  /// The box, which nothing outside the file sees. It fills the space that it is offered, as pages and cards do, if its name
  /// is not that of something small.
  static let declaration = """
    fileprivate struct _AbsentView: View {
      private static let small = [
        "Avatar", "Badge", "Button", "Cell", "Header", "Icon", "Label", "Row", "Tag", "Text",
      ]
      let name: String
      init(_ name: String) { self.name = name }
      var body: some View {
        let most: CGFloat? = Self.small.contains { name.contains($0) } ? nil : .infinity
        Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          .minimumScaleFactor(0.3).padding(6).frame(maxWidth: most, maxHeight: most)
          .overlay {
            RoundedRectangle(cornerRadius: 8)
              .strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4]))
          }
      }
    }

    """
}

private final class AbsentViewFinder: SyntaxVisitor {
  private(set) var calls: [AbsentViewCall] = []
  private let names: Set<String>

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      names.contains(callee.baseName.text)
    else { return .visitChildren }
    let name = callee.baseName.text
    let holdsViews =
      node.additionalTrailingClosures.isEmpty
      && node.trailingClosure.map(Self.beginsWithView) == true
    let end =
      holdsViews
      ? node.rightParen?.bytes.upperBound ?? callee.bytes.upperBound : node.bytes.upperBound
    calls.append(
      AbsentViewCall(
        bytes: callee.bytes.lowerBound..<end,
        text: holdsViews ? "VStack" : "_AbsentView(\"\(name)\")"))
    return holdsViews ? .visitChildren : .skipChildren
  }

  /// Whether a closure is handed nothing, and the first thing in it is a view's.
  private static func beginsWithView(_ closure: ClosureExprSyntax) -> Bool {
    guard closure.signature == nil,
      var expression = closure.statements.first?.item.as(ExprSyntax.self)
    else { return false }
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let base = expression.as(MemberAccessExprSyntax.self)?.base {
        expression = base
      } else {
        break
      }
    }
    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase == true
  }
}
