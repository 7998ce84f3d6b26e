import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Since iOS 26 a phone has its search field below the page, where a thumb reaches it.
@MainActor
@Suite("Search below a page on iOS 26")
struct GlassSearchBarTests {
  private let mark = Color(red: 1, green: 0, blue: 1)

  private func played(
    _ size: CGSize = CGSize(width: 393, height: 852), @ViewBuilder _ view: () -> some View
  ) -> PlayedView {
    PlayedView(
      size: size, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), system: .v26,
      device: .phone, view)
  }

  private func target(_ name: String, in played: PlayedView) -> CGRect? {
    played.graph.tapTargets.first { $0.label == name || $0.identifier == name }?.frame
  }

  private func page(_ text: Binding<String> = .constant("")) -> some View {
    List { Text("Row") }.navigationTitle("Things").searchable(text: text, prompt: "Find one")
  }

  @Test("The field takes the bar below the page, and the page begins below its title")
  func below() throws {
    let played = played { NavigationStack { page() } }
    let field = try #require(target(SearchField.identifier, in: played))
    #expect(field.minY > 760 && field.maxY <= 818)
    #expect(field.minX < 40 && field.maxX > 300)
    let bare = self.played { NavigationStack { List { Text("Row") }.navigationTitle("Things") } }
    #expect(played.frame(ofText: "Row") == bare.frame(ofText: "Row"))
  }

  @Test("While it has the focus, the page's bar is gone, and a circle beside it cancels")
  func focus() throws {
    let text = Handle("")
    let played = played {
      text.shows { _ in NavigationStack { page(text.bound) } }
    }
    played.tap(SearchField.identifier)
    played.advance(to: 2)
    text.value = "ab"
    played.advance(to: 3)
    #expect(played.frame(ofText: "ab") != nil && played.frame(ofText: "Things") == nil)
    let cancel = try #require(target("Cancel", in: played))
    #expect(cancel.size == CGSize(width: 44, height: 44) && cancel.maxX == 377)
    #expect(cancel.minY > 760)
    played.tap("Cancel")
    played.advance(to: 5)
    #expect(text.value == "" && played.frame(ofText: "Things") != nil)
    #expect(target("Cancel", in: played) == nil)
  }

  @Test("Items of the bar stand behind it") func items() throws {
    let played = played {
      NavigationStack {
        page().toolbar { ToolbarItem(placement: .bottomBar) { Square(color: mark) } }
      }
    }
    let field = try #require(target(SearchField.identifier, in: played))
    let item = try #require(played.frame(of: mark))
    #expect(field.minX < 40 && field.maxX < item.minX && item.maxX <= 377)
    #expect(abs(field.midY - item.midY) < 1)
  }

  @Test("A toolbar says where among its items it stands") func placed() throws {
    let played = played {
      NavigationStack {
        page().toolbar {
          ToolbarItem(placement: .bottomBar) { Square(color: mark) }
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Last") {} }
        }
      }
    }
    let field = try #require(target(SearchField.identifier, in: played))
    let item = try #require(played.frame(of: mark))
    let last = try #require(played.frame(ofText: "Last"))
    #expect(item.maxX < field.minX && field.maxX < last.minX && field.width > 120)
    played.tap(SearchField.identifier)
    played.advance(to: 2)
    let open = try #require(target(SearchField.identifier, in: played))
    #expect(open.minX < 40 && played.frame(of: mark) == nil)
  }

  @Test("It may be a button until it is used") func button() throws {
    let played = played {
      NavigationStack {
        page()
          .searchToolbarBehavior(.minimize)
          .toolbar { ToolbarItem(placement: .bottomBar) { Square(color: mark) } }
      }
    }
    let button = try #require(target(SearchField.identifier, in: played))
    #expect(button.width == 44 && button.maxX == 377)
    let item = try #require(played.frame(of: mark))
    #expect(item.minX < 60)
    played.tap(SearchField.identifier)
    played.advance(to: 2)
    let field = try #require(target(SearchField.identifier, in: played))
    #expect(field.minX < 40 && field.width > 200)
  }

  @Test("The tab that searches has it in place of the other tabs") func tab() throws {
    let played = played {
      TabView {
        Tab("Home", systemImage: "house") { NavigationStack { page() } }
        Tab("News", systemImage: "play") { Text("News page") }
        Tab(role: .search) {
          NavigationStack {
            List { Text("Found") }.navigationTitle("Find").searchable(text: .constant(""))
          }
        }
      }
    }
    // A tab that does not search has its field below the title, as the bar is taken.
    let drawer = try #require(target(SearchField.identifier, in: played))
    #expect(drawer.minY < 300)
    played.tap("Search")
    played.advance(to: 2)
    let field = try #require(target(SearchField.identifier, in: played))
    #expect(field.minY > 760 && field.minX > 60 && field.maxX > 300)
    #expect(target("News", in: played) == nil)
    // The last tab is a circle beside it, and the way back.
    played.tap("Home")
    played.advance(to: 4)
    #expect(target("News", in: played) != nil)
  }

  @Test("What is searchable around tabs is searched in that tab alone") func aroundTabs() throws {
    let played = played {
      TabView {
        Tab("Home", systemImage: "house") { NavigationStack { List { Text("Row") } } }
        Tab(role: .search) { NavigationStack { List { Text("Found") } } }
      }
      .searchable(text: .constant(""))
    }
    #expect(target(SearchField.identifier, in: played) == nil)
    played.tap("Search")
    played.advance(to: 2)
    #expect(try #require(target(SearchField.identifier, in: played)).minY > 760)
  }

  @Test("A phone on its side has it below the title") func landscape() throws {
    let played = played(CGSize(width: 852, height: 393)) { NavigationStack { page() } }
    let field = try #require(target(SearchField.identifier, in: played))
    #expect(field.minY < 200)
  }
}
