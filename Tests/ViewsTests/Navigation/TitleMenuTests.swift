import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

@MainActor
@Suite("Menus of titles")
struct TitleMenuTests {
  @Test("An inline title opens a menu, whose buttons work") func opening() {
    let log = Log()
    let phone = Phone { _ in
      NavigationStack {
        Text("Page")
          .navigationTitle("Report")
          .navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") { log.add("renamed") } }
      }
    }
    #expect(phone.played.text.contains("chevron.down.circle.fill"))
    phone.played.tap("Report")
    phone.wait()
    phone.played.tap("Rename")
    phone.wait()
    #expect(log.text == "renamed")
    _ = TitleMenuButton(menu: BarMenu()) { Text("a") }
  }

  /// A phone with a page whose title is bound.
  private func phone(
    _ title: Handle<String>, @ViewBuilder _ page: @escaping () -> some View
  ) -> Phone {
    Phone { _ in
      title.shows { shown in
        VStack {
          NavigationStack {
            page().navigationTitle(title.bound).navigationBarTitleDisplayMode(.inline)
          }
          Text("named \(shown)")
        }
      }
    }
  }

  @Test("A title that is bound is renamed from its menu, once the field is left") func renaming() {
    let title = Handle("Report")
    let phone = phone(title) { Text("Page") }
    phone.played.tap("Report")
    phone.wait()
    phone.played.tap("Rename")
    phone.wait()
    #expect(phone.played.graph.isTextEdited)
    // What is typed takes the place of all that was there, and nothing is told of it yet.
    phone.played.type("Plan")
    #expect(phone.played.text.contains("\"Plan\"") && phone.played.text.contains("named Report"))
    phone.played.type("\n")
    phone.wait()
    #expect(title.value == "Plan" && phone.played.text.contains("named Plan"))
    #expect(phone.played.text.contains("chevron.down.circle.fill"))
    #expect(!phone.played.graph.isTextEdited)
  }

  @Test("A title's own menu has the page's way to rename, else the title's") func renameButtons() {
    let title = Handle("Report")
    let own = phone(title) { Text("Page").toolbarTitleMenu { RenameButton() } }
    own.played.tap("Report")
    own.wait()
    own.played.tap("Rename")
    own.wait()
    #expect(own.played.graph.isTextEdited)
    let log = Log()
    let asked = phone(title) {
      Text("Page").toolbarTitleMenu { RenameButton() }.renameAction { log.add("asked") }
    }
    asked.played.tap("Report")
    asked.wait()
    asked.played.tap("Rename")
    asked.wait()
    #expect(log.text == "asked" && !asked.played.graph.isTextEdited)
  }

  @Test("A name without a letter leaves the title as it was") func empty() {
    let title = Handle("Report")
    let phone = phone(title) { Text("Page") }
    phone.played.tap("Report")
    phone.wait()
    phone.played.tap("Rename")
    phone.wait()
    phone.played.change { phone.played.graph.part(FocusKeeper.self).holder?.deleted() }
    phone.played.type("\n")
    phone.wait()
    #expect(title.value == "Report" && !phone.played.graph.isTextEdited)
  }

  @Test("A table that sorts takes its order with a selection") func sorting() {
    struct Person: Identifiable {
      let id: Int
      let name: String
    }
    let played = PlayedView(size: Phone.size) {
      Table(
        [Person(id: 1, name: "Ada")], selection: .constant(Set<Int>()),
        sortOrder: .constant([KeyPathComparator(\Person.name)])
      ) {
        TableColumn("Name", value: \.name)
        TableColumn("Id", value: \.id) { Text("\($0.id)") }
      }
    }
    #expect(played.text.contains("Ada"))
  }
}
