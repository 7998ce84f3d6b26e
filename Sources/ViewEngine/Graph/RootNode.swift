import Drawing
import Foundation
import Geometry
import Motion

/// The top of the tree: several root views stack vertically, centred in the safe area
/// (rule `root-stacks-and-centres`).
final class RootNode: ContainerNode {
  private let view: any View
  /// What a view in it has asked for.
  private var preferredColorScheme: ColorScheme?

  init<V: View>(_ view: V, graph: ViewGraph) {
    self.view = view
    var environment = EnvironmentValues()
    environment.colorScheme = graph.canvas.colorScheme
    graph.host.prepare(&environment, for: graph.canvas)
    super.init(
      content: view, arrangement: graph.host.arrangement, parent: nil, graph: graph,
      environment: environment)
  }

  override func reevaluate() {
    var environment = environment
    environment.colorScheme = colorScheme
    graph.host.refresh(&environment, in: graph)
    update(content: view, arrangement: graph.host.arrangement, environment: environment)
  }

  var colorScheme: ColorScheme { preferredColorScheme ?? graph.canvas.colorScheme }

  /// The screen's own appearance changes at once, whatever the transaction.
  func readPreferredColorScheme() {
    let asked = preference(PreferredColorSchemeKey.self) ?? nil
    let preferred = asked ?? graph.preferences.preferredByWindow
    guard preferred != preferredColorScheme else { return }
    graph.changeAppearance(of: self) { [self] in preferredColorScheme = preferred }
  }

  /// Covers the canvas where views want it to look other than it was made; nil where they do not.
  var ground: DisplayItem? {
    guard let scheme = preferredColorScheme, scheme != graph.canvas.colorScheme else { return nil }
    return graph.host.ground(in: scheme, on: graph.canvas)
  }
}
