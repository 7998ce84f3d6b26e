import Motion
@_spi(Engine) import ViewEngine

/// What views ask of the bars that the system draws; nil leaves it to others.
struct SystemBarsWish: Hashable {
  var hidesStatusBar: Bool?
  var hidesHomeIndicator: Bool?
  /// Of a window: its bar has a title or tools.
  var hasToolbar: Bool?
  /// On a Mac: a screen is seen, and no window.
  var hidesWindow: Bool?
  /// Of what is behind the time and what stands beside it: a page's bar, say.
  var statusBarScheme: ColorScheme?
  /// On a watch: something stands where the time would.
  var centersTime: Bool?
}

/// Of several views that ask for something, the first counts.
enum SystemBarsWishKey: PreferenceKey {
  static var defaultValue: SystemBarsWish { SystemBarsWish() }

  static func reduce(value: inout SystemBarsWish, nextValue: () -> SystemBarsWish) {
    let next = nextValue()
    value.hidesStatusBar = value.hidesStatusBar ?? next.hidesStatusBar
    value.hidesHomeIndicator = value.hidesHomeIndicator ?? next.hidesHomeIndicator
    value.hasToolbar = value.hasToolbar ?? next.hasToolbar
    value.hidesWindow = value.hidesWindow ?? next.hidesWindow
    value.statusBarScheme = value.statusBarScheme ?? next.statusBarScheme
    value.centersTime = value.centersTime ?? next.centersTime
  }
}

/// Asks something of the system's bars; what the views inside ask for counts less.
struct SystemBarsModifier: ViewModifier, PrimitiveModifier, PreferenceGiving {
  typealias Body = Never
  typealias K = SystemBarsWishKey

  var hidesStatusBar: Bool?
  var hidesHomeIndicator: Bool?
  var hasToolbar: Bool?
  var hidesWindow: Bool?
  var statusBarScheme: ColorScheme?
  var centersTime: Bool?

  func change(_ value: inout SystemBarsWish, around items: [Item]) {
    value.hidesStatusBar = hidesStatusBar ?? value.hidesStatusBar
    value.hidesHomeIndicator = hidesHomeIndicator ?? value.hidesHomeIndicator
    value.hasToolbar = hasToolbar ?? value.hasToolbar
    value.hidesWindow = hidesWindow ?? value.hidesWindow
    value.statusBarScheme = statusBarScheme ?? value.statusBarScheme
    value.centersTime = centersTime ?? value.centersTime
  }

  func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    parent.graph.part(SystemBars.self).isAsked = true
    return PassthroughNode(
      modifier: self, content: content, parent: parent, environment: environment)
  }
}
