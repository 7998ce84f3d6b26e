import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Tabs that are there under a condition.
@MainActor
@Suite("Tabs under conditions")
struct TabContentBuilderTests {
  private func played<V: View>(@ViewBuilder _ view: () -> V) -> PlayedView {
    PlayedView(size: CGSize(width: 300, height: 400), view)
  }

  private func names(_ played: PlayedView) -> [String] { played.graph.tapTargets.map(\.text) }

  @Test("A tab comes and goes with its condition, and the others keep their order")
  func optional() {
    let isThere = Handle(true)
    let played = played {
      isThere.shows { isThere in
        TabView {
          Tab("One", systemImage: "star") { Color.red }
          if isThere { Tab("Two", systemImage: "heart") { Color.green } }
          Tab("Three", systemImage: "house") { Color.blue }
        }
      }
    }
    #expect(names(played) == ["One", "Two", "Three"])
    played.tap("Two")
    #expect(played.frame(of: .green) != nil)
    played.change { isThere.value = false }
    #expect(names(played) == ["One", "Three"])
    #expect(played.frame(of: .green) == nil)
  }

  @Test("One of two tabs is there, and chosen by its own value") func alternatives() {
    let (isNew, selection) = (Handle(false), Handle("home"))
    let played = played {
      isNew.shows { isNew in
        selection.shows { _ in
          TabView(selection: selection.bound) {
            Tab("Home", systemImage: "house", value: "home") { Color.red }
            if isNew {
              Tab("New", systemImage: "star", value: "new") { Color.green }
            } else {
              Tab("Old", systemImage: "clock", value: "old") { Color.blue }
            }
          }
        }
      }
    }
    #expect(names(played) == ["Home", "Old"])
    played.tap("Old")
    #expect(selection.value == "old" && played.frame(of: .blue) != nil)
    played.change { isNew.value = true }
    #expect(names(played) == ["Home", "New"])
    played.tap("New")
    #expect(selection.value == "new" && played.frame(of: .green) != nil)
  }

  @Test("A tab for new systems is there") func available() {
    let played = played {
      TabView {
        Tab("One", systemImage: "star") { Color.red }
        if #available(iOS 18, macOS 15, *) { Tab("Two", systemImage: "heart") { Color.green } }
      }
    }
    played.tap("Two")
    #expect(played.frame(of: .green) != nil)
  }

  @Test("Without tabs there is nothing to choose") func none() {
    #expect(names(played { TabView {} }).isEmpty)
  }

  private struct Library: TabContent {
    @Environment(\.isEnabled) private var isEnabled

    var body: some TabContent<Int> {
      Tab("Songs", systemImage: "star", value: 1) { Text(isEnabled ? "All songs" : "None") }
      Tab("Albums", systemImage: "heart", value: 2) { Text("All albums") }
    }
  }

  private struct Shelf: TabContent {
    var body: some TabContent<Int> { Library() }
  }

  @Test("Tabs of one's own stand among others") func tabsOfOnesOwn() {
    let chosen = Handle(0)
    let played = PlayedView(size: CGSize(width: 390, height: 600)) {
      chosen.shows { _ in
        TabView(selection: chosen.bound) {
          Tab("Home", systemImage: "house", value: 0) { Text("At home") }
          Shelf()
        }
      }
    }
    #expect(played.text.contains("At home") && played.text.contains("Albums"))
    played.tap("Songs")
    #expect(chosen.value == 1 && played.text.contains("All songs"))
  }
}
