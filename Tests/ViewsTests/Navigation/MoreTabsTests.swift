import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// More tabs than a phone's bar has room for.
@MainActor
@Suite("The tab More")
struct MoreTabsTests {
  private static let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]

  private func played<V: View>(
    system: SystemVersion = .v18, @ViewBuilder _ view: () -> V
  ) -> PlayedView {
    PlayedView(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), system: system, view)
  }

  private func tabs(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { index in
      Text(verbatim: "Page \(index)").tabItem { Label(Self.names[index], systemImage: "star") }
        .tag(index)
    }
  }

  private func labels(_ played: PlayedView) -> [String] { played.graph.tapTargets.map(\.label) }

  @Test("Five tabs stand in the bar; of six there are four, and a list of the others")
  func share() {
    let five = TabShare(count: 5)
    #expect(five.inBar == [0, 1, 2, 3, 4] && !five.hasMore)
    let six = TabShare(count: 6)
    #expect(six.inBar == [0, 1, 2, 3] && six.rest == [4, 5])
    let searching = TabShare(count: 7, searching: 6)
    #expect(searching.inBar == [0, 1, 2, 6] && searching.rest == [3, 4, 5])
    #expect(TabShare(count: 9, isLimited: false).inBar.count == 9)
  }

  @Test("The list pushes a tab's page, and its back button comes back to it")
  func pushing() {
    let played = played { TabView { tabs(7) } }
    #expect(labels(played) == ["One", "Two", "Three", "Four", "More"])
    played.tap("More")
    played.advance(to: 1)
    #expect(Set(["Five", "Six", "Seven"]).isSubset(of: labels(played)))
    #expect(!played.text.contains("\"Page 0\"") && !played.text.contains("\"Page 5\""))
    #expect(played.text.contains("\"More\" 17/600"))
    played.tap("Six")
    played.advance(to: 3)
    #expect(played.text.contains("\"Page 5\"") && !labels(played).contains("Seven"))
    // A tap on the tab that is chosen comes back to the list.
    played.tap("More")
    played.advance(to: 5)
    #expect(labels(played).contains("Seven") && !played.text.contains("\"Page 5\""))
    played.tap("Two")
    #expect(played.text.contains("\"Page 1\"") && !labels(played).contains("Seven"))
  }

  @Test("A selection can be a tab of the list, whose page is then shown at once")
  func selecting() {
    let selection = Handle(6)
    let played = played {
      selection.shows { _ in TabView(selection: selection.bound) { tabs(7) } }
    }
    #expect(played.text.contains("\"Page 6\""))
    played.tap("Three")
    #expect(selection.value == 2 && played.text.contains("\"Page 2\""))
    played.change { selection.value = 4 }
    played.advance(to: 2)
    #expect(played.text.contains("\"Page 4\"") && !played.text.contains("\"Page 2\""))
    played.tap("More")
    played.advance(to: 4)
    played.tap("Seven")
    #expect(selection.value == 6)
  }

  @Test("A tab of the list appears when it is pushed, and disappears with the list's own tab")
  func appearing() {
    let log = Log()
    let played = played {
      TabView {
        tabs(5)
        Color.red.onAppear { log.add("A") }.onDisappear { log.add("a") }.tabItem { Text("Last") }
      }
    }
    played.tap("More")
    played.advance(to: 1)
    #expect(log.text.isEmpty)
    played.tap("Last")
    played.advance(to: 3)
    #expect(log.text == "A")
    played.tap("One")
    played.advance(to: 4)
    #expect(log.text == "A a")
  }

  @Test("A bar of glass has the tab as well")
  func glass() {
    let played = played(system: .v26) { TabView { tabs(6) } }
    #expect(labels(played) == ["One", "Two", "Three", "Four", "More"])
    played.tap("More")
    played.advance(to: 1)
    #expect(labels(played).contains("Six"))
  }
}
