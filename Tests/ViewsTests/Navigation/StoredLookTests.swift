import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Looks of bars and columns that are kept")
struct StoredLookTests {
  private struct Kept: View {
    @SceneStorage("tabs") private var tabs: TabViewCustomization
    @SceneStorage("more") private var more = TabViewCustomization()

    var body: some View { Text(tabs == more ? "same" : "other") }
  }

  @Test func aSceneKeepsHowTabsAreArranged() {
    #expect(PlayedView { Kept() }.text.contains("same"))
  }

  @Test func whatIsKeptCanBeWritten() throws {
    let tabs = try JSONEncoder().encode(TabViewCustomization())
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: tabs) == .init())
    let columns = try JSONEncoder().encode([NavigationSplitViewVisibility.detailOnly])
    #expect(
      try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: columns)
        == [.detailOnly])
  }

  @Test func aWindowsBarIsThatOfItsPage() {
    #expect(ToolbarPlacement.windowToolbar.resolved == .navigationBar)
    let page = PlayedView { NavigationStack { Text("x").toolbar(.hidden, for: .windowToolbar) } }
    let bar = PlayedView { NavigationStack { Text("x").toolbar(.hidden, for: .navigationBar) } }
    #expect(page.text == bar.text)
  }

  @Test func aFieldInTheMiddleOfTheBarIsOneOfTheBar() {
    let text = Binding.constant("")
    let middle = PlayedView {
      NavigationStack { Text("x").searchable(text: text, placement: .toolbarPrincipal) }
    }
    let bar = PlayedView {
      NavigationStack { Text("x").searchable(text: text, placement: .toolbar) }
    }
    #expect(middle.text == bar.text)
  }
}
