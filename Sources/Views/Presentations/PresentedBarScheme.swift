import Motion
@_spi(Engine) import ViewEngine

/// Says what is behind the status bar while something is presented, which may be none of what a bar in it says.
struct PresentedBarScheme: ViewModifier {
  enum Ground {
    /// Who presents: a sheet that is not as high as the screen leaves it there.
    case presenter
    /// The system's own, around a page that has become a card.
    case ground
    /// What is presented.
    case page
  }

  let isBehind: Ground
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    let own = scheme
    let system = ViewGraph.current?.part(SystemBars.self).scheme ?? own
    content.transformPreference(SystemBarsWishKey.self) { wish in
      switch isBehind {
      case .presenter: wish.statusBarScheme = nil
      case .ground: wish.statusBarScheme = system
      case .page: wish.statusBarScheme = wish.statusBarScheme ?? own
      }
    }
  }
}
