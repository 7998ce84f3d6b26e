import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// The bar of a tab view as on iOS 26.
@MainActor
@Suite("Tabs of iOS 26")
struct GlassTabTests {
  private static let mark = Color(red: 1, green: 0, blue: 0)
  private static let other = Color(red: 0, green: 0, blue: 1)

  private func played<V: View>(safeBottom: CGFloat = 34, @ViewBuilder _ view: () -> V) -> PlayedView
  {
    PlayedView(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: safeBottom, trailing: 0), system: .v26, view
    )
  }

  private func target(_ label: String, in played: PlayedView) throws -> CGRect {
    try #require(
      played.graph.tapTargets.first { $0.label == label || $0.text == label }?.frame, "\(label)")
  }

  @Test("Three tabs are 274 wide and 62 high, in the middle")
  func places() {
    let places = GlassTabPlaces(
      width: 375, tabs: 3, hasSearch: false, hasAccessory: false, isMinimized: false)
    #expect(places.platter.size == CGSize(width: 274, height: 62))
    #expect(places.platter.midX == 187.5)
    // 10 above the edge of a screen without an indicator, where the zone is 72 high.
    #expect(62 - GlassTabPlaces.drop(safeBottom: 0) == 72)
  }

  @Test("Many tabs share the width that there is")
  func many() {
    let places = GlassTabPlaces(
      width: 393, tabs: 5, hasSearch: false, hasAccessory: false, isMinimized: false)
    #expect(abs(places.platter.width - 351) < 0.001 && abs(places.platter.minX - 21) < 0.001)
  }

  @Test("The tab that searches is a circle at the trailing end")
  func search() throws {
    let played = played {
      TabView {
        Tab("One", systemImage: "star") { Self.mark }
        Tab("Two", systemImage: "heart") { Self.other }
        Tab(role: .search) { Color.white }
      }
    }
    let (one, search) = (
      try target("One", in: played),
      try #require(played.graph.tapTargets.map(\.frame).max { $0.maxX < $1.maxX })
    )
    #expect(search.size == CGSize(width: 62, height: 62))
    #expect(search.maxX == 393 - 21 && search.maxY == 852 - 21)
    #expect(one.minX >= 21 && one.maxX < search.minX && one.maxY <= search.maxY, "\(one)")
    #expect(played.frame(of: Self.mark)?.maxY == 769)
    played.tap("Two")
    #expect(played.frame(of: Self.other) != nil)
  }

  @Test("What is made searchable around tabs is searched in the tab that is for it")
  func searchable() throws {
    let played = played {
      TabView {
        Tab("One", systemImage: "star") { NavigationStack { Self.mark } }
        Tab(role: .search) { NavigationStack { Self.other } }
      }
      .searchable(text: .constant(""), prompt: "Find")
    }
    #expect(!played.text.contains("\"Find\""))
    let search = try #require(played.graph.tapTargets.max { $0.frame.maxX < $1.frame.maxX })
    played.tap(at: search.center)
    played.advance(to: 1)
    #expect(played.text.contains("\"Find\""))
  }

  private func scrolling(_ behavior: TabBarMinimizeBehavior) -> PlayedView {
    played {
      TabView {
        Tab("One", systemImage: "star") {
          ScrollView { Color.clear.frame(width: 300, height: 3000) }
        }
        Tab("Two", systemImage: "heart") { Self.other }
      }
      .tabBarMinimizeBehavior(behavior)
      .tabViewBottomAccessory { Accessory() }
    }
  }

  private func drag(_ played: PlayedView, by way: CGFloat) {
    let (graph, start) = (played.graph, CGPoint(x: 196, y: 400))
    let begin = graph.time
    graph.touchDown(at: start)
    for step in 1...10 {
      graph.advance(to: begin + Double(step) * 0.05)
      graph.touchMoved(to: CGPoint(x: start.x, y: start.y + way * CGFloat(step) / 10))
    }
    graph.touchUp(at: CGPoint(x: start.x, y: start.y + way))
    played.advance(to: graph.time + 3)
  }

  @Test("A bar gives way when content is scrolled down, and comes back when it is scrolled up")
  func givesWay() throws {
    let played = scrolling(.onScrollDown)
    let before = try #require(played.frame(ofText: "expanded"))
    drag(played, by: -200)
    let inline = try #require(played.frame(ofText: "inline"))
    #expect(inline.minY > before.maxY)
    // What is left of it shows the chosen tab alone.
    let circle = CGRect(x: 21, y: 852 - 21 - 48, width: 48, height: 48)
    let targets = played.graph.tapTargets.map(\.frame)
    let isThere = targets.contains { abs($0.midX - circle.midX) < 1 && circle.contains($0) }
    #expect(isThere, "\(targets)")
    #expect(!played.graph.tapTargets.contains { $0.text == "Two" })
    drag(played, by: 100)
    #expect(played.frame(ofText: "expanded") == before)
    #expect(played.graph.tapTargets.contains { $0.text == "Two" })
  }

  @Test("It stays where nothing was said of it")
  func stays() {
    let played = scrolling(.automatic)
    drag(played, by: -200)
    #expect(played.frame(ofText: "expanded") != nil)
  }

  @Test("An accessory beside a small bar is between it and the tab that searches")
  func inline() {
    let places = GlassTabPlaces(
      width: 393, tabs: 2, hasSearch: true, hasAccessory: true, isMinimized: true)
    #expect(places.platter == CGRect(x: 21, y: 70, width: 48, height: 48))
    #expect(places.accessory == CGRect(x: 77, y: 70, width: 239, height: 48))
  }

  @Test("An accessory is above the field of the tab that searches, which has all room beside it")
  func accessoryAboveSearch() throws {
    let places = GlassTabPlaces(
      width: 393, tabs: 2, hasSearch: true, hasAccessory: true, isMinimized: true,
      field: BarSearch())
    #expect(places.accessory == CGRect(x: 21, y: 14, width: 351, height: 48))
    #expect(places.search?.minY == 70)
    let played = played {
      TabView {
        Tab("One", systemImage: "star") { NavigationStack { Self.mark } }
        Tab(role: .search) { NavigationStack { Self.other.searchable(text: .constant("")) } }
      }
      .tabViewBottomAccessory { Accessory() }
    }
    let search = try #require(played.graph.tapTargets.max { $0.frame.maxX < $1.frame.maxX })
    played.tap(at: search.center)
    played.advance(to: 1)
    #expect(played.frame(ofText: "expanded") != nil && played.frame(ofText: "inline") == nil)
  }
}

private struct Accessory: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View { Text(placement == .inline ? "inline" : "expanded") }
}
