import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Sections of a table's rows, and what is said of single rows.
@MainActor
@Suite("Sections and rows of tables")
struct TableSectionTests {
  private struct Person: Identifiable {
    let name: String
    let team: String
    var id: String { name }
  }

  private static let people = [
    Person(name: "Ada", team: "Engines"), Person(name: "Bob", team: "Sails"),
    Person(name: "Cleo", team: "Engines"),
  ]

  private func played(_ idiom: DeviceIdiom = .mac, @ViewBuilder _ view: () -> some View)
    -> PlayedView
  {
    var canvas = GraphCanvas(size: CGSize(width: 632, height: 400))
    canvas.deviceIdiom = idiom
    return PlayedView(graph: ViewGraph(view(), canvas: canvas, measuring: FixedWidthText()))
  }

  private func press(_ text: String, in played: PlayedView) throws {
    let frame = try #require(played.frame(ofText: text))
    let point = CGPoint(x: frame.midX, y: frame.midY)
    played.graph.touchDown(at: point)
    played.advance(to: played.graph.time + 0.6)
    played.graph.touchUp(at: point)
    played.advance(to: played.graph.time + 1)
  }

  @Test("Each section has its title above its rows", arguments: [DeviceIdiom.mac, .phone])
  func sections(_ idiom: DeviceIdiom) throws {
    let played = played(idiom) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person(name: "Eve", team: ""))
        ForEach(["Engines", "Sails"], id: \.self) { team in
          Section(team) {
            ForEach(Self.people.filter { $0.team == team }) { TableRow($0) }
          }
        }
        Section("Empty") { ForEach([Person]()) }
      }
    }
    let order = ["Eve", "Engines", "Ada", "Cleo", "Sails", "Bob", "Empty"]
    let places = try order.map { try #require(played.frame(ofText: $0)).minY }
    #expect(places == places.sorted() && Set(places).count == places.count)
  }

  @Test("Rows of sections are chosen, and folded away") func foldedSections() {
    let chosen = Handle<String?>(nil)
    let isOpen = Handle(true)
    let played = played {
      chosen.shows { _ in
        isOpen.shows { _ in
          Table(of: Person.self, selection: chosen.bound) {
            TableColumn("Name", value: \.name)
          } rows: {
            Section("Team", isExpanded: isOpen.bound) { ForEach(Self.people) }
          }
        }
      }
    }
    played.tap("Bob")
    #expect(chosen.value == "Bob")
    played.change { isOpen.value = false }
    #expect(played.frame(ofText: "Team") != nil && played.frame(ofText: "Bob") == nil)
  }

  @Test("A row has a menu of its own") func contextMenu() throws {
    let log = Log()
    let played = played {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(Self.people) { person in
          TableRow(person).contextMenu { Button("Greet") { log.add(person.name) } }
        }
      }
    }
    try press("Bob", in: played)
    played.tap("Greet")
    #expect(log.entries == ["Bob"])
  }

  @Test("A row is carried onto another") func drop() throws {
    let log = Log()
    let played = played(.phone) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Self.people[0]).draggable("plum")
        TableRow(Self.people[1]).dropDestination(for: String.self) { log.add($0.joined()) }
      }
    }
    let (from, to) = try (
      #require(played.frame(ofText: "Ada")), #require(played.frame(ofText: "Bob"))
    )
    played.graph.touchDown(at: CGPoint(x: from.midX, y: from.midY))
    played.advance(to: 0.6)
    played.graph.touchMoved(to: CGPoint(x: from.midX, y: to.midY - 1))
    played.graph.touchMoved(to: CGPoint(x: from.midX, y: to.midY))
    played.graph.touchUp(at: CGPoint(x: from.midX, y: to.midY))
    #expect(log.entries == ["plum"])
  }

  @Test("What is said of a section is said of each of its rows") func rowsOfSections() {
    let chosen = Handle<String?>(nil)
    let played = played {
      chosen.shows { _ in
        Table(of: Person.self, selection: chosen.bound) {
          TableColumn("Name", value: \.name)
        } rows: {
          Section("Team") { ForEach(Self.people) }.selectionDisabled()
          TableRow(Person(name: "Eve", team: "")).onHover { _ in }.itemProvider { nil }
        }
      }
    }
    played.tap("Eve")
    #expect(chosen.value == "Eve")
    #expect(!played.graph.tapTargets.contains { $0.text == "Bob" })
  }
}
