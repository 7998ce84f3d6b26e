import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a tablet's tabs have in their sidebar.
@MainActor
@Suite("Tabs in a sidebar")
struct PadSidebarTests {
  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    PlayedView(
      size: CGSize(width: 834, height: 1194),
      safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0), device: .pad, view)
  }

  private func tabs(begins placement: AdaptableTabBarPlacement = .automatic) -> some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Page") }
      TabSection("Library") {
        Tab("Albums", systemImage: "square.stack") { Color.clear }
        Tab("Artists", systemImage: "music.mic") { Color.clear }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewSidebarHeader { Text("Above") }
    .tabViewSidebarFooter { Text("Below") }
    .tabViewSidebarBottomBar { Text("Bottom") }
    .defaultAdaptableTabBarPlacement(placement)
  }

  @Test("What stands beside the tabs is seen in the sidebar alone") func beside() throws {
    let played = played { tabs() }
    for text in ["Above", "Below", "Bottom", "Library"] {
      #expect(played.frame(ofText: text) == nil, "\(text)")
    }
    played.tap("Sidebar")
    played.advance(to: 2)
    let order = ["Above", "Home", "Library", "Albums", "Artists", "Below", "Bottom"]
    let places = try order.map { try #require(played.frame(ofText: $0), "\($0)").midY }
    #expect(places == places.sorted())
    #expect(try #require(played.frame(ofText: "Bottom")).maxY > 1100)
  }

  @Test("The tab that searches is its glass alone in the bar, and has its name in the sidebar")
  func searching() {
    let played = played {
      TabView {
        Tab("Home", systemImage: "house") { Text("Page") }
        Tab("Find", systemImage: "magnifyingglass", role: .search) { Text("Found") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    #expect(played.frame(ofText: "Home") != nil && played.frame(ofText: "Find") == nil)
    played.tap("Find")
    played.advance(to: 1)
    #expect(played.frame(ofText: "Found") != nil)
    played.tap("Sidebar")
    played.advance(to: 2)
    #expect(played.frame(ofText: "Find") != nil)
  }

  @Test("Titles stand one below the other, behind a column of icons, as in a list") func columns() {
    let played = played { tabs(begins: .sidebar) }
    // Symbols are 20 wide here; a list's icons take 26, and there are 14 to the title.
    let start = ListMetrics.column.insets.leading + 26 + 14
    for title in ["Home", "Albums", "Artists"] {
      #expect(played.frame(ofText: title)?.minX == start, "\(title)")
    }
  }

  @Test("It may begin in the sidebar, and go") func first() {
    let played = played { tabs(begins: .sidebar) }
    #expect(played.frame(ofText: "Library") != nil)
    played.tap("Sidebar")
    played.advance(to: 2)
    #expect(played.frame(ofText: "Library") == nil && played.frame(ofText: "Albums") != nil)
  }
}
