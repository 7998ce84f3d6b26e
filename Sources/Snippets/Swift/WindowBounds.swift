import SwiftSyntax

/// How small and how large what a Mac's window shows can be, as the outermost frame around it says.
struct WindowBounds: Equatable {
  var width: ClosedRange<Double>
  var height: ClosedRange<Double>

  /// - Returns: Nil where no frame says anything.
  static func of(_ root: RootView, in source: SwiftSource) -> WindowBounds? {
    let frames = OutermostFrame(file: source.file)
    switch root {
    case .preview(let macro):
      let preview = source.survey.previews.first { $0.macro == macro }
      return preview.flatMap { frames.bounds(of: $0.node.body.statements, deepest: 3) }
    case .app(let name):
      let content = AppScene(named: name, in: source)?.content
      return content.flatMap { frames.bounds(of: $0, deepest: 3) }
    case .view(let name), .live(let name, _), .guessed(let name, _):
      return frames.bounds(of: name, deepest: 3)
    default: return nil
    }
  }

  /// What a call of `frame` says in numbers; nil where it names none that a window can have.
  init?(_ frame: FunctionCallExprSyntax) {
    func points(_ label: String) -> Double? {
      frame.arguments.first { $0.label?.text == label }
        .flatMap { Double($0.expression.trimmedDescription) }
        // A constant may be called 'nan'.
        .flatMap { $0.isFinite ? $0 : nil }
    }
    func range(_ fixed: String, _ least: String, _ most: String) -> ClosedRange<Double>? {
      if let fixed = points(fixed) { return fixed...fixed }
      guard points(least) != nil || points(most) != nil else { return nil }
      let from = points(least) ?? 0
      return from...max(from, points(most) ?? .infinity)
    }
    let width = range("width", "minWidth", "maxWidth")
    let height = range("height", "minHeight", "maxHeight")
    guard width != nil || height != nil else { return nil }
    let open = 0...Double.infinity
    (self.width, self.height) = (width ?? open, height ?? open)
    guard Self.areSensible(self.width, in: Self.widths),
      Self.areSensible(self.height, in: Self.heights)
    else { return nil }
  }

  /// Points of a window that has room for its buttons, and on a screen.
  static let widths = 160.0...1600
  static let heights = 100.0...1000

  private static func areSensible(
    _ bounds: ClosedRange<Double>, in possible: ClosedRange<Double>
  ) -> Bool {
    bounds.lowerBound <= possible.upperBound && bounds.upperBound >= possible.lowerBound
  }
}

/// Looks for the frame around a view, and around what it is made of.
private struct OutermostFrame {
  let file: SourceFileSyntax

  /// What makes a view larger or smaller than a frame in it.
  private static let sizing: Set<String> = [
    "aspectRatio", "containerRelativeFrame", "fixedSize", "inspector", "padding", "position",
    "safeAreaBar", "safeAreaInset", "safeAreaPadding", "scaledToFill", "scaledToFit",
    "scenePadding",
  ]

  /// - Parameters:
  ///   - type: A view's name.
  ///   - deepest: How many views are looked into that are made of one other view.
  func bounds(of type: String, deepest: Int) -> WindowBounds? {
    let types = file.statements.compactMap { $0.item.as(StructDeclSyntax.self) }
    guard deepest > 0, let found = types.first(where: { $0.name.text == type }) else { return nil }
    let variables = found.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let bodies = variables.flatMap(\.bindings).filter { $0.pattern.trimmedDescription == "body" }
    guard let block = bodies.first?.accessorBlock, case .getter(let statements) = block.accessors
    else { return nil }
    return bounds(of: statements, deepest: deepest - 1)
  }

  /// One view and nothing beside it.
  func bounds(of statements: CodeBlockItemListSyntax, deepest: Int) -> WindowBounds? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    let returned = item.as(ReturnStmtSyntax.self)?.expression
    return (returned ?? item.as(ExprSyntax.self)).flatMap { bounds(of: $0, deepest: deepest) }
  }

  private func bounds(of view: ExprSyntax, deepest: Int) -> WindowBounds? {
    guard let call = view.as(FunctionCallExprSyntax.self) else { return nil }
    if let type = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return bounds(of: type.baseName.text, deepest: deepest)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return nil }
    let name = member.declName.baseName.text
    if name == "frame" { return WindowBounds(call) }
    guard OwnModifiers(file: file, sizing: Self.sizing).keepSize(name, call) else { return nil }
    return bounds(of: base, deepest: deepest)
  }
}
