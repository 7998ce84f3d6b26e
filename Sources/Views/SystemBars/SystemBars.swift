import Motion
import Observation
@_spi(Engine) import ViewEngine

/// What the system shows over a device's screen, on canvases that have it.
@Observable
final class SystemBars: GraphPart {
  private(set) var wish = SystemBarsWish()
  private(set) var scheme = ColorScheme.light
  /// A view has asked for something: only then is it worth asking all.
  @ObservationIgnored var isAsked = false

  func settle(in graph: ViewGraph) {
    let canvas = graph.canvas
    let hasOwn = canvas.idiom == .mac || canvas.idiom == .watch
    guard canvas.showsStatusBar || canvas.showsKeyboard || hasOwn else { return }
    if scheme != graph.rootColorScheme { scheme = graph.rootColorScheme }
    guard isAsked else { return }
    let asked = graph.preference(SystemBarsWishKey.self) ?? SystemBarsWish()
    if asked != wish { wish = asked }
  }
}
