import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every character is 10 points wide, every line and symbol 20 high.
@MainActor
@Suite("OutlineGroup, sidebars, Table and LabeledContent")
struct OutlineTests {
  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  private let items = [Item(id: "folder", children: [Item(id: "file")]), Item(id: "page")]
  private let screen = CGSize(width: 300, height: 400)

  @Test("An element opens to those below it") func outline() {
    let played = PlayedView(size: screen) {
      List(items, children: \.children) { Text($0.id) }.listStyle(.plain)
    }
    #expect(!played.text.contains("file"))
    played.tap("folder")
    played.advance(to: 2)
    #expect(played.text.contains("text \"file\" 17/400 #000000FF 40x20 at 40,56"))
  }

  @Test("The same stands anywhere") func alone() {
    let played = PlayedView(size: screen) {
      OutlineGroup(items, children: \.children) { Text($0.id) }
    }
    #expect(played.text.contains("folder"))
    #expect(played.text.contains("page"))
  }

  @Test("The header of a sidebar's section folds it") func sidebar() {
    let isExpanded = Handle(true)
    let played = PlayedView(size: screen) {
      isExpanded.shows { _ in
        List { Section("part", isExpanded: isExpanded.bound) { Text("row") } }.listStyle(.sidebar)
      }
    }
    #expect(played.text.contains("\"row\""))
    played.tap("part")
    played.advance(to: 2)
    #expect(!isExpanded.value)
    #expect(!played.text.contains("\"row\""))
  }

  @Test("A phone shows a table's first column") func table() {
    let played = PlayedView(size: screen) {
      Table(items) {
        TableColumn("Name", value: \.id)
        TableColumn("Kind") { Text($0.children == nil ? "leaf" : "branch") }
      }
    }
    #expect(played.text.contains("\"folder\""))
    #expect(!played.text.contains("branch"))
    #expect(!played.text.contains("Name"))
  }

  @Test("A value stands at the other end, a second label small below the first") func labeled() {
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      LabeledContent {
        Text("42")
      } label: {
        Text("answer")
        Text("to it")
      }
    }
    #expect(played.text.contains("text \"42\" 17/400 #3C3C4399 20x20 at 180,40"))
    #expect(played.text.contains("text \"to it\" 15/400 #3C3C4399"))
  }

  @Test("A value whose label is hidden stands alone") func hiddenLabel() {
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      LabeledContent("answer", value: "42").labelsHidden()
    }
    #expect(!played.text.contains("answer"))
    #expect(played.text.contains("text \"42\" 17/400 #3C3C4399 20x20 at 90,40"))
  }

  @Test("A form in columns is no list") func form() {
    let played = PlayedView(size: screen) { Form { Text("row") }.formStyle(.columns) }
    #expect(played.text.contains("\"row\""))
    #expect(played.frame(of: Color(.secondarySystemGroupedBackground)) == nil)
  }

  @Test("Styles make groups and contents look otherwise") func styles() {
    struct Open: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.content }
    }
    struct Backwards: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.content
          configuration.label
        }
      }
    }
    let played = PlayedView(size: screen) {
      DisclosureGroup("label") { Text("content") }.disclosureGroupStyle(Open())
      LabeledContent("title", value: "value").labeledContentStyle(Backwards())
    }
    #expect(played.text.contains("\"content\""))
    #expect(!played.text.contains("\"label\""))
    #expect(played.text.contains("\"value\" 17/400 #000000FF"))
  }

  @Test("One root is an outline as well") func root() {
    let root = Item(id: "root", children: [Item(id: "leaf")])
    let played = PlayedView(size: screen) {
      List { OutlineGroup(root, children: \.children) { Text($0.id) } }
    }
    #expect(played.text.contains("root") && !played.text.contains("leaf"))
    played.tap("root")
    played.advance(to: 2)
    #expect(played.text.contains("leaf"))
  }
}
