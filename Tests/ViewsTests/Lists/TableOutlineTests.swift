import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Rows of tables that open to others.
@MainActor
@Suite("Outlines in tables")
struct TableOutlineTests {
  private struct Item: Identifiable {
    let name: String
    var children: [Item]?
    var id: String { name }
  }

  private static let items = [
    Item(name: "Docs", children: [Item(name: "Letter"), Item(name: "Note")]), Item(name: "Readme"),
  ]

  private func played(_ idiom: DeviceIdiom = .mac, @ViewBuilder _ view: () -> some View)
    -> PlayedView
  {
    var canvas = GraphCanvas(size: CGSize(width: 632, height: 400))
    canvas.deviceIdiom = idiom
    return PlayedView(graph: ViewGraph(view(), canvas: canvas, measuring: FixedWidthText()))
  }

  private func toggle(_ played: PlayedView) {
    played.tap("Disclosure triangle")
    played.advance(to: played.graph.time + 2)
  }

  @Test(
    "A row opens to those of its children, further in, and closes",
    arguments: [DeviceIdiom.mac, .pad])
  func children(_ idiom: DeviceIdiom) throws {
    let played = played(idiom) {
      Table(Self.items, children: \.children) { TableColumn("Name", value: \.name) }
    }
    #expect(played.frame(ofText: "Letter") == nil)
    toggle(played)
    let (parent, child, next) = try (
      #require(played.frame(ofText: "Docs")), #require(played.frame(ofText: "Letter")),
      #require(played.frame(ofText: "Readme"))
    )
    #expect(child.minX == parent.minX + 16 && child.minY > parent.maxY && child.maxY < next.minY)
    #expect(next.minX == parent.minX)
    toggle(played)
    #expect(played.frame(ofText: "Letter") == nil)
  }

  @Test("Rows that open can be given one by one, and be kept open by somebody else") func rows() {
    let isOpen = Handle(true)
    let played = played {
      isOpen.shows { _ in
        Table(of: Item.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          DisclosureTableRow(Item(name: "Docs"), isExpanded: isOpen.bound) {
            TableRow(Item(name: "Letter"))
          }
          DisclosureTableRow(Item(name: "Other")) { ForEach([Item(name: "Note")]) }
        }
      }
    }
    #expect(played.frame(ofText: "Letter") != nil && played.frame(ofText: "Note") == nil)
    toggle(played)
    #expect(!isOpen.value && played.frame(ofText: "Letter") == nil)
  }

  @Test("Rows that open can be chosen and sorted") func forms() {
    let (one, many) = (Binding<String?>.constant(nil), Binding.constant(Set<String>()))
    let order = Binding.constant([KeyPathComparator(\Item.name)])
    let tables: [AnyView] = [
      AnyView(
        Table(Self.items, children: \.children, selection: one) {
          TableColumn("Name", value: \.name)
        }),
      AnyView(
        Table(Self.items, children: \.children, selection: many) {
          TableColumn("Name", value: \.name)
        }),
      AnyView(
        Table(Self.items, children: \.children, sortOrder: order) {
          TableColumn("Name", value: \.name)
        }),
      AnyView(
        Table(Self.items, children: \.children, selection: one, sortOrder: order) {
          TableColumn("Name", value: \.name)
        }),
      AnyView(
        Table(Self.items, children: \.children, selection: many, sortOrder: order) {
          TableColumn("Name", value: \.name)
        }),
    ]
    for (index, table) in tables.enumerated() {
      let played = played { table }
      toggle(played)
      #expect(played.frame(ofText: "Letter") != nil, "\(index)")
    }
  }
}
