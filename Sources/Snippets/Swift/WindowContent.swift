import SwiftSyntax

/// How large all that a Mac's window shows is, where the code says so: `.frame(width: 420, height: 260)` around it.
///
/// A window of SwiftUI's opens as large as its content is, where that has one size.
struct WindowContent: Equatable {
  let width: Double
  let height: Double

  /// - Returns: Nil where the code leaves it open.
  static func of(_ root: RootView, in source: SwiftSource) -> WindowContent? {
    let sizes = WindowSizes(file: source.file)
    switch root {
    case .preview(let macro):
      let preview = source.survey.previews.first { $0.macro == macro }
      return preview.flatMap { sizes.content(of: $0.node.body.statements, deepest: 3) }
    case .view(let name), .live(let name, _), .guessed(let name, _):
      return sizes.content(of: name, deepest: 3)
    default: return nil
    }
  }
}

/// Looks for the frame around a view, and around what it is made of.
private struct WindowSizes {
  let file: SourceFileSyntax

  /// What makes a view larger or smaller than a frame in it.
  private static let sizing: Set<String> = [
    "aspectRatio", "containerRelativeFrame", "fixedSize", "inspector", "padding", "position",
    "safeAreaBar", "safeAreaInset", "safeAreaPadding", "scaledToFill", "scaledToFit",
    "scenePadding",
  ]
  /// Points of a window that has room for its buttons, and on a screen.
  private static let widths = 160.0...1600
  private static let heights = 100.0...1000

  /// - Parameters:
  ///   - type: A view's name.
  ///   - deepest: How many views are looked into that are made of one other view.
  func content(of type: String, deepest: Int) -> WindowContent? {
    let types = file.statements.compactMap { $0.item.as(StructDeclSyntax.self) }
    guard deepest > 0, let found = types.first(where: { $0.name.text == type }) else { return nil }
    let variables = found.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let bodies = variables.flatMap(\.bindings).filter { $0.pattern.trimmedDescription == "body" }
    guard let block = bodies.first?.accessorBlock, case .getter(let statements) = block.accessors
    else { return nil }
    return content(of: statements, deepest: deepest - 1)
  }

  /// One view and nothing beside it.
  func content(of statements: CodeBlockItemListSyntax, deepest: Int) -> WindowContent? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    let returned = item.as(ReturnStmtSyntax.self)?.expression
    return (returned ?? item.as(ExprSyntax.self)).flatMap { content(of: $0, deepest: deepest) }
  }

  private func content(of view: ExprSyntax, deepest: Int) -> WindowContent? {
    guard let call = view.as(FunctionCallExprSyntax.self) else { return nil }
    if let type = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return content(of: type.baseName.text, deepest: deepest)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return nil }
    let name = member.declName.baseName.text
    if name == "frame" { return frame(call) }
    guard OwnModifiers(file: file, sizing: Self.sizing).keepSize(name, call) else { return nil }
    return content(of: base, deepest: deepest)
  }

  private func frame(_ call: FunctionCallExprSyntax) -> WindowContent? {
    func points(_ label: String) -> Double? {
      call.arguments.first { $0.label?.text == label }
        .flatMap { Double($0.expression.trimmedDescription) }
    }
    guard let width = points("width"), let height = points("height"),
      Self.widths.contains(width), Self.heights.contains(height)
    else { return nil }
    return WindowContent(width: width, height: height)
  }
}
