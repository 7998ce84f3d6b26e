import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("TabView")
struct TabViewTests {
  private let screen = CGSize(width: 300, height: 400)
  private let safeArea = EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)
  private let log = Log()

  private func played<V: View>(@ViewBuilder _ view: () -> V) -> PlayedView {
    PlayedView(size: screen, safeArea: safeArea, view)
  }

  private func two<V: View>(_ first: V) -> some View {
    TabView {
      first.tabItem { Label("One", systemImage: "star") }
      Color.green.tabItem {
        // The icon is above whatever the order.
        Text("Two")
        Image(systemName: "heart")
      }
    }
  }

  @Test("The bar stands on the safe area, and the chosen tab fills what is above") func bar() {
    let played = played { two(Color.red) }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 0, width: 300, height: 317))
    #expect(played.frame(of: .green) == nil)
    let text = played.text
    #expect(!text.contains("#F4F4F4BA"))
    #expect(text.contains("symbol star.fill 18/500 large"))
    #expect(text.contains("text \"One\" 10/500 #007AFFFF"))
    #expect(text.contains("text \"Two\" 10/500 #3C3C4399"))
  }

  /// Close to what is seen: it leaves the icon to be seen.
  @Test("A long badge begins where a short one does") func badges() throws {
    func badge(_ text: String) -> CGRect? {
      played {
        TabView {
          Color.green.tabItem { Label("One", systemImage: "star") }.badge(text)
          Color.green.tabItem { Label("Two", systemImage: "heart") }
        }
      }.frame(of: .red)
    }
    let (short, long) = (try #require(badge("1")), try #require(badge("Newest")))
    #expect(long.minX == short.minX)
    #expect(long.width > short.width)
  }

  @Test("What ignores the safe area lies behind the bar, and so does what scrolls")
  func behindTheBar() {
    let filling = played { two(Color.red.ignoresSafeArea()) }
    #expect(filling.frame(of: .red) == CGRect(x: 0, y: 0, width: 300, height: 400))
    let scrolling = played {
      two(ScrollView { Color.red.frame(width: 300, height: 1000) })
    }
    #expect(scrolling.text.contains("clip rect 300x400 aliased"))
    #expect(scrolling.text.contains("shape rect 300x83 #F4F4F4BA at 0,317"))
    #expect(scrolling.text.contains("shape rect 300x0.5 #3C3C434A at 0,317"))
  }

  @Test("A tap in the bar changes the tab at once, whatever is animated") func choosing() {
    let selection = Handle("a")
    let played = played {
      selection.shows { _ in
        TabView(selection: selection.bound) {
          Color.red.tabItem { Text("One") }.tag("a")
          Color.green.tag("b").tabItem { Text("Two") }
        }
      }
    }
    #expect(played.graph.tapTargets.map(\.label) == ["One", "Two"])
    played.tap("Two")
    #expect(selection.value == "b")
    #expect(played.frame(of: .red) == nil)
    #expect(played.frame(of: .green) == CGRect(x: 0, y: 0, width: 300, height: 317))
    let before = played.text
    played.animate { selection.value = "a" }
    played.animate { selection.value = "b" }
    #expect(played.text == before)
  }

  @Test("A tab keeps its state while another one is shown") func state() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let played = played { two(Counter()) }
    played.tap("Count 0")
    played.tap("Two")
    #expect(played.graph.tapTargets.map(\.label) == ["One", "Two"])
    played.tap("One")
    #expect(played.graph.tapTargets.map(\.label) == ["Count 1", "One", "Two"])
  }

  @Test("A tab appears each time it is shown, and is not made before") func appearing() {
    let played = played {
      TabView {
        Color.red.onAppear { log.add("A") }.onDisappear { log.add("a") }
          .tabItem { Text("One") }
        Tab("Two", systemImage: "heart") {
          Color.green.onAppear { log.add("B") }.onDisappear { log.add("b") }
        }
      }
    }
    #expect(log.text == "A")
    played.tap("Two")
    #expect(log.text == "A B a")
    played.tap("One")
    #expect(log.text == "A B a A b")
  }

  @Test("Tabs with values are chosen by those") func values() {
    let selection = Handle(7)
    let played = played {
      selection.shows { _ in
        TabView(selection: selection.bound) {
          Tab("One", systemImage: "star", value: 3) { Color.red }
          Tab(value: 7) {
            Color.green
          } label: {
            Text("Two")
          }
        }
      }
    }
    #expect(played.frame(of: .green) != nil && played.frame(of: .red) == nil)
    played.tap("One")
    #expect(selection.value == 3)
    #expect(played.frame(of: .red) != nil && played.frame(of: .green) == nil)
  }

  @Test("A view can hide the bar around it") func hiddenBar() {
    let played = played { two(Color.red.toolbar(.hidden, for: .tabBar)) }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 0, width: 300, height: 366))
    #expect(played.graph.tapTargets.isEmpty)
  }

  // MARK: Pages

  private func pages(_ selection: Handle<Int>) -> some View {
    selection.shows { _ in
      TabView(selection: selection.bound) {
        Color.red.tag(0)
        Color.green.tag(1)
      }
      .tabViewStyle(.page)
    }
  }

  @Test("Pages are swiped, and white dots tell which one is shown") func swiping() {
    let selection = Handle(0)
    let played = PlayedView { pages(selection) }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(played.frame(of: .green)?.minX == 100)
    #expect(played.frames(of: .white) == [CGRect(x: 38, y: 83.5, width: 7, height: 7)])
    played.drag(from: CGPoint(x: 90, y: 50), by: CGSize(width: -70, height: 0), over: 0.1)
    played.advance(to: 5)
    #expect(played.frame(of: .green)?.minX == 0)
    #expect(selection.value == 1)
    #expect(played.frames(of: .white) == [CGRect(x: 55, y: 83.5, width: 7, height: 7)])
  }

  @Test("A selection begins with its page, jumps, and travels where it is animated")
  func selectingPages() {
    let selection = Handle(1)
    let played = PlayedView { pages(selection) }
    #expect(played.frame(of: .green)?.minX == 0)
    played.change { selection.value = 0 }
    #expect(played.frame(of: .green)?.minX == 100)
    played.animate { selection.value = 1 }
    played.advance(to: 0.1)
    let x = played.frame(of: .green)?.minX ?? 0
    #expect(x > 0 && x < 100)
    #expect(selection.value == 1)
    played.advance(to: 3)
    #expect(played.frame(of: .green)?.minX == 0)
  }

  @Test("Dots can be left out") func noDots() {
    let played = PlayedView {
      TabView {
        Color.red
        Color.green
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
    #expect(played.frames(of: .white).isEmpty)
  }

  @Test("Dots stand on a ground of their own where the index has one") func indexGround() {
    func ground(_ style: PageIndexViewStyle) -> CGRect? {
      let played = PlayedView {
        TabView {
          Color.red
          Color.green
        }
        .tabViewStyle(.page).indexViewStyle(style)
      }
      return played.frame(of: PageIndexConstants.ground)
    }
    #expect(ground(.page(backgroundDisplayMode: .never)) == nil)
    #expect(ground(.page(backgroundDisplayMode: .always))?.height == PageIndexConstants.height)
  }

  @Test("Of pages that are turned, the one that is seen names the bar around them")
  func pageTitle() {
    let page = Handle(0)
    let played = PlayedView(size: CGSize(width: 393, height: 852)) {
      page.shows { _ in
        NavigationStack {
          TabView(selection: page.bound) {
            Color.red.navigationTitle("First").tag(0)
            Color.blue.navigationTitle("Second").tag(1)
          }
          .tabViewStyle(.page)
        }
      }
    }
    #expect(played.text.contains("\"First\"") && !played.text.contains("\"Second\""))
    played.change { page.value = 1 }
    played.advance(to: 2)
    #expect(played.text.contains("\"Second\"") && !played.text.contains("\"First\""))
  }

  @Test("An accessory is above the bar, and the page ends above both") func accessory() throws {
    let played = PlayedView(size: CGSize(width: 300, height: 600)) {
      TabView {
        Color.red.tabItem { Text("One") }
        Color.green.tabItem { Text("Two") }
      }
      .tabViewBottomAccessory { Color.blue.frame(height: 20) }
    }
    let accessory = try #require(played.frame(of: .blue))
    #expect(accessory.midX == 150 && accessory.maxY < 600 - TabBarConstants.height)
    #expect(played.frame(of: .red)?.maxY == 600 - TabBarConstants.height - TabAccessory.height)
  }

  /// Rule: `bar-background`.
  @Test(
    "The bar has a background above what scrolls in a navigation stack", arguments: [true, false])
  func navigationInTab(isNew: Bool) {
    let page = NavigationStack {
      ScrollView { Color.red.frame(width: 300, height: 1000) }.navigationTitle("One")
    }
    let played = played {
      if isNew {
        TabView {
          Tab("One", systemImage: "star") { page }
          Tab("Two", systemImage: "heart") { Color.green }
        }
      } else {
        two(page)
      }
    }
    #expect(played.text.contains("shape rect 300x83 #F4F4F4BA at 0,317"))
  }

  private enum Place: Hashable { case home, inbox, hidden }

  @Test("A tab's value may be written as the selection's type has it, whatever is said of the tab")
  func shorthand() {
    let selection = Handle(Place.home)
    let played = played {
      selection.shows { _ in
        TabView(selection: selection.bound) {
          Tab("Home", systemImage: "house", value: .home) { Color.red }
          TabSection("More") {
            Tab("Inbox", systemImage: "tray", value: .inbox) { Color.green }
              .badge(7).customizationID("inbox")
              .customizationBehavior(.reorderable, for: .sidebar)
            Tab("Not there", systemImage: "star", value: .hidden) { Color.blue }.hidden()
          }
        }
      }
    }
    #expect(played.text.contains("\"7\""))
    #expect(!played.text.contains("Not there"))
    played.tap("Inbox")
    #expect(selection.value == .inbox)
    #expect(played.frame(of: .green) != nil)
  }
}
