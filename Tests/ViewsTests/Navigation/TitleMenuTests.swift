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

  @Test("A title that is a binding can be renamed in its place") func renaming() {
    struct Page: View {
      @State private var name = "Report"
      var body: some View {
        NavigationStack {
          Text("Page").navigationTitle($name).navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    let phone = Phone { _ in Page() }
    #expect(phone.played.text.contains("chevron.down.circle.fill"))
    phone.played.tap("Report")
    phone.wait()
    phone.played.tap("Rename")
    phone.wait()
    #expect(phone.played.graph.isTextEdited)
    // All of it is selected: what is typed takes its place.
    for key in "Plan" { phone.played.graph.press(key: key) }
    phone.wait()
    #expect(phone.played.text.contains("\"Plan\""))
    #expect(!phone.played.text.contains("Report"))
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
