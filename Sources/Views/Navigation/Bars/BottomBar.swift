import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The bar below a page with the items of its toolbar.
///
/// One item stands in the middle, several are spread from end to end.
struct BottomBar: View {
  let bar: NavigationBarValues
  let scroll: BarScroll
  /// The page has a background of its own, which goes on behind the bar.
  var isOnBackground = false
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isGlass) private var isGlass
  @Environment(\.idiom) private var idiom

  /// The platform's, without what the home indicator keeps free.
  static let height: CGFloat = 44
  /// As captured from UIKit on iOS 26.1.
  static let glassHeight: CGFloat = 48

  private var look: BarLook {
    let look = bar.look(of: .bottomBar)
    let asked = UIAppearances.asked(of: UIToolbar.self)
    return look.dressed(as: asked, overContent: scroll.isBeneath) ?? look
  }

  private var opacity: Double { look.opacity(scroll.isBeneath ? 1 : 0) }

  private var items: some View {
    ZStack {
      ForEach(bar.parts(at: .bottom)) { $0.subview }
      HStack(spacing: BarConstants.gap) { ForEach(bar.parts(at: .status)) { $0.subview } }
    }
  }

  var body: some View {
    HStack(spacing: GlassBarConstants.gap) {
      // A field takes all the room that items leave; a button that it has become stands behind them.
      let (field, isSmall) = (bar.searchField, bar.search?.isSmall == true)
      let hasItems = field == nil || bar.search?.isOpen != true
      if isSmall && field != nil, hasItems {
        items
        Spacer(minLength: 0)
      }
      if let field { field }
      if !isSmall || field == nil, hasItems {
        items.fixedSize(horizontal: field != nil, vertical: false)
      }
    }
    .padding(.horizontal, BarConstants.margin)
    .frame(height: isGlass ? Self.glassHeight : Self.height)
    .frame(maxWidth: .infinity)
    .background {
      if idiom == .watch {
        // Rows go into the dark beneath the tools; by eye from watchOS 10.
        LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
          .opacity(isOnBackground ? scroll.isBeneath ? 0.4 : 0 : 1)
          .ignoresSafeArea(edges: .bottom)
      } else if opacity > 0 {
        BarBackgroundView(look: look, edge: .top, ground: bar.ground).opacity(opacity)
      }
    }
    .environment(\.colorScheme, look.scheme(isBeneath: scroll.isBeneath) ?? colorScheme)
  }
}

/// The bar above the keyboard with the items that the page's toolbar has for it.
struct KeyboardBar: View {
  let bar: NavigationBarValues

  /// It fades in where the keyboard carries the page up, and else comes from below the screen, as a keyboard does.
  static var transition: AnyTransition {
    guard let graph = ViewGraph.current, !graph.canvas.showsKeyboard else { return .opacity }
    return .offset(y: BottomBar.height + graph.canvas.safeArea.bottom)
  }

  var body: some View {
    HStack(spacing: BarConstants.gap) {
      ForEach(bar.parts(at: .keyboard)) { $0.subview }
    }
    .padding(.horizontal, BarConstants.margin)
    .frame(height: BottomBar.height)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.bar)
  }
}
