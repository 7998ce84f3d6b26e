import SwiftSyntax

/// An `App`, or a `Scene` of one's own, and what fills its first window.
struct AppWindow {
  let name: String
  let declaration: StructDeclSyntax
  /// The `body` property's accessor block.
  let body: AccessorBlockSyntax
  /// What stays of the body: what a window's closure holds, or the call of a scene that is a view here.
  let shown: Range<Int>
  /// The call that makes what is shown: a window, settings, or a scene of the source's own.
  let scene: FunctionCallExprSyntax
  /// It opens no window, and is shown by what hangs from the menu bar or is among its settings.
  let isMenu: Bool

  /// A view here, as the bar that it hangs from is shown.
  static let menuBarExtra = "MenuBarExtra"

  /// - Parameter scenes: The source's own scenes, of which an app may be made.
  /// - Returns: Nothing where no window's content is written out as a closure.
  init?(_ app: StructDeclSyntax, scenes: [AppWindow] = [], for platform: DemoPlatform) {
    let condition = BuildCondition(platform: platform)
    let variables = condition.activeMembers(of: app.memberBlock.members)
      .compactMap { $0.as(VariableDeclSyntax.self) }
    let bodies = variables.flatMap(\.bindings).filter { $0.pattern.trimmedDescription == "body" }
    guard let body = bodies.first?.accessorBlock else { return nil }
    let found = WindowFinder(in: body, scenes: scenes, condition)
    guard let (scene, shown) = found.shown ?? found.other else { return nil }
    isMenu = found.shown == nil
    self.scene = scene
    name = app.name.text
    declaration = app
    self.body = body
    self.shown = shown
  }

  /// Whether a piece of the source stands where the app is not kept.
  func drops(_ word: ObjectiveCWord) -> Bool {
    body.bytes.contains(word.bytes.lowerBound) && !shown.contains(word.bytes.lowerBound)
  }
}

private final class WindowFinder: SyntaxVisitor {
  /// A scene's call, and what stays of it.
  typealias Found = (call: FunctionCallExprSyntax, shown: Range<Int>)

  private(set) var shown: Found?
  /// Of what is no window of the app's own: a `MenuBarExtra`, `Settings`.
  private(set) var other: Found?

  /// Names of the source's own scenes with a window, and of those without.
  private let scenes: Set<String>
  private let menus: Set<String>
  private let condition: BuildCondition

  private static let windows: Set<String> = ["Window", "WindowGroup"]
  private static let others: Set<String> = ["Settings", "UtilityWindow"]

  init(in body: AccessorBlockSyntax, scenes: [AppWindow], _ condition: BuildCondition) {
    // A document's window is a view here, as its content needs the document.
    self.scenes = Set(scenes.filter { !$0.isMenu }.map(\.name)).union(["DocumentGroup"])
    menus = Set(scenes.filter(\.isMenu).map(\.name))
    self.condition = condition
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = condition.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if other == nil {
      if Self.others.contains(name) { other = content(of: node) }
      if name == AppWindow.menuBarExtra { other = (node, styled(node)) }
      if menus.contains(name) { other = (node, node.bytes) }
    }
    if shown == nil {
      if Self.windows.contains(name) { shown = content(of: node) }
      if scenes.contains(name) { shown = (node, node.bytes) }
    }
    return shown == nil ? .visitChildren : .skipChildren
  }

  /// With what is said of its style where it is made.
  private func styled(_ call: FunctionCallExprSyntax) -> Range<Int> {
    guard let member = call.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "menuBarExtraStyle",
      let outer = member.parent?.as(FunctionCallExprSyntax.self)
    else { return call.bytes }
    return outer.bytes
  }

  /// - Returns: Nothing of a window for a value, which is opened by another one.
  private func content(of call: FunctionCallExprSyntax) -> Found? {
    guard let closure = call.trailingClosure, closure.signature == nil else { return nil }
    return (call, closure.leftBrace.bytes.upperBound..<closure.rightBrace.bytes.lowerBound)
  }
}
