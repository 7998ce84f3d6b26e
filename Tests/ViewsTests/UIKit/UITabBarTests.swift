import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What an app says about all of UIKit's controls")
struct UITabBarTests {
  private struct Tabs: View {
    init(hides: Bool) {
      UITabBar.appearance().isHidden = hides
    }

    var body: some View {
      TabView { Color.red.tabItem { Text("One") } }
    }
  }

  @Test("The bar of tabs is hidden where it says so") func tabBar() {
    let hidden = PlayedView { Tabs(hides: true) }
    #expect(!hidden.text.contains("One") && hidden.graph.warnings.isEmpty)
    let shown = PlayedView { Tabs(hides: false) }
    #expect(shown.text.contains("One") && shown.graph.warnings.isEmpty)
  }

  private struct Pages: View {
    init() {
      UIPageControl.appearance().currentPageIndicatorTintColor = .green
    }

    var body: some View {
      TabView {
        Text("a")
        Text("b").accessibilityRepresentation { Text("b") }
      }
      .tabViewStyle(.page)
    }
  }

  @Test("The dot of the page has its colour") func pages() {
    let played = PlayedView { Pages() }
    #expect(played.frames(of: UIColor.green.color).count == 1)
  }

  @Test("A film is a placeholder with a button that plays it") func video() {
    let player = AVPlayer(url: URL(fileURLWithPath: "/films/sea.mp4"))
    let played = PlayedView(size: CGSize(width: 200, height: 200)) {
      VideoPlayer(player: player) { Text("Overlay") }
    }
    #expect(played.text.contains("sea.mp4") && played.text.contains("Overlay"))
    played.tap("Play")
    #expect(player.timeControlStatus == .playing)
  }
}
