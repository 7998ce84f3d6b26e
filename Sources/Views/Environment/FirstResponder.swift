@_spi(Engine) import ViewEngine

/// What has a graph's focus, as UIKit's code knows it: `UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), …)`.
final class FirstResponder: GraphPart {
  /// Takes the focus away; nil where nothing has it.
  var resign: (() -> Void)?

  /// - Returns: Whether anything had it.
  @MainActor
  static func resign() -> Bool {
    guard let resign = ViewGraph.current?.part(FirstResponder.self).resign else { return false }
    resign()
    return true
  }
}
