import SwiftSyntax

/// The scene that an app opens with, and what is said of its window.
struct AppScene {
  /// What fills the window.
  let content: CodeBlockItemListSyntax?
  /// Whether the window is never larger than its content can be: where it is said, and the window of settings by itself.
  let fitsContent: Bool
  /// Points that the window asks for, in all.
  let asked: (width: Double, height: Double)?

  /// - Parameter name: An app's, or that of a scene of the source's own.
  /// - Returns: Nil where it opens no window.
  init?(named name: String, in source: SwiftSource) {
    let windows = source.appWindows
    var (name, said) = (name, [FunctionCallExprSyntax]())
    var found: FunctionCallExprSyntax?
    // No app is made of more scenes within each other than there are.
    for _ in windows {
      guard let scene = windows.first(where: { $0.name == name })?.scene else { break }
      said = scene.outerCalls + said
      found = scene
      name = scene.calledExpression.trimmedDescription
    }
    // What hangs from the menu bar is shown on the whole desktop.
    guard let found, found.calledExpression.trimmedDescription != AppWindow.menuBarExtra else {
      return nil
    }
    content = found.trailingClosure?.statements
    let isSettings = found.calledExpression.trimmedDescription == "Settings"
    fitsContent =
      said.first { $0.calledName == "windowResizability" }
      .map { $0.arguments.first?.expression.trimmedDescription.hasSuffix(".contentSize") == true }
      ?? isSettings
    asked = said.first { $0.calledName == "defaultSize" }.flatMap(Self.size)
  }

  /// Of `defaultSize(width: 600, height: 400)`, or of a size that is made in the call.
  private static func size(_ call: FunctionCallExprSyntax) -> (width: Double, height: Double)? {
    let arguments = call.arguments.first?.expression.as(FunctionCallExprSyntax.self)?.arguments
    func points(_ label: String) -> Double? {
      (arguments ?? call.arguments).first { $0.label?.text == label }
        .flatMap { Double($0.expression.trimmedDescription) }
    }
    guard let width = points("width"), let height = points("height"),
      WindowBounds.widths.contains(width), WindowBounds.heights.contains(height)
    else { return nil }
    return (width, height)
  }
}

extension AppScene {
  /// How large the window opens, as Apple's documentation of `defaultSize` and `windowResizability` has it: as it asks, or as
  /// usual, and within what its content can be. Only one that fits its content is not larger than that.
  ///
  /// - Parameters:
  ///   - usual: Points of a window that nothing is said of.
  ///   - bar: Points of its height that are not its content's.
  /// - Returns: Nil where nothing is said, or its content has one size and nothing else is asked for.
  func window(
    usual: (width: Double, height: Double), bar: Double, bounds: WindowBounds?
  ) -> (width: Double, height: Double)? {
    guard let bounds else { return asked }
    let isFixed =
      bounds.width.lowerBound == bounds.width.upperBound
      && bounds.height.lowerBound == bounds.height.upperBound
    guard asked != nil || !isFixed else { return nil }
    func within(
      _ bounds: ClosedRange<Double>, _ points: Double, _ possible: ClosedRange<Double>
    ) -> Double {
      let most = fitsContent ? bounds.upperBound : .infinity
      return min(
        max(min(points, most), bounds.lowerBound, possible.lowerBound), possible.upperBound)
    }
    let size = asked ?? usual
    return (
      within(bounds.width, size.width, WindowBounds.widths),
      within(bounds.height, size.height - bar, WindowBounds.heights) + bar
    )
  }
}

extension FunctionCallExprSyntax {
  /// The name of a member that is called.
  fileprivate var calledName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// What is called on what this makes, from the inside out.
  fileprivate var outerCalls: [FunctionCallExprSyntax] {
    let calls = sequence(first: self) { call in
      call.parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
    }
    return Array(calls.dropFirst())
  }
}
