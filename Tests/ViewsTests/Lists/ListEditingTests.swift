import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every character is 10 points wide, every line and symbol 20 high.
@MainActor
@Suite("Lists that are edited")
struct ListEditingTests {
  private let screen = CGSize(width: 300, height: 400)

  @Test("Edit shows minus signs; one opens the button that deletes its row") func deleting() {
    let items = Handle(["one", "two", "three"])
    let played = PlayedView(size: screen) {
      items.shows { items_ in
        VStack(spacing: 0) {
          EditButton()
          List {
            ForEach(items_, id: \.self) { Text($0) }
              .onDelete { items.value.remove(atOffsets: $0) }
          }
        }
      }
    }
    #expect(!played.labels.contains("Remove"))
    played.tap("Edit")
    played.advance(to: 1)
    #expect(played.labels.filter { $0 == "Remove" }.count == 3)
    played.tap("Remove")
    played.advance(to: 2)
    played.tap("Delete")
    played.advance(to: 3)
    #expect(items.value == ["two", "three"])
    played.tap("Done")
    played.advance(to: 6)
    #expect(!played.labels.contains("Remove"))
  }

  @Test("Done closes what a minus sign has opened, and leaves nothing chosen") func ending() {
    let chosen = Handle(Set<String>())
    let played = PlayedView(size: screen) {
      chosen.shows { _ in
        VStack(spacing: 0) {
          EditButton()
          List(selection: chosen.bound) {
            Text("one").tag("one")
          }
          List {
            ForEach(["two"], id: \.self) { Text($0) }.onDelete { _ in }
          }
        }
      }
    }
    played.tap("Edit")
    played.advance(to: 1)
    played.tap("one")
    played.tap("Remove")
    played.advance(to: 2)
    #expect(chosen.value == ["one"])
    #expect(played.labels.contains("Delete"))
    played.tap("Done")
    played.advance(to: 4)
    #expect(chosen.value.isEmpty)
    #expect(!played.labels.contains("Delete"))
  }

  @Test("A handle moves its row, and the others make way") func moving() {
    let items = Handle(["one", "two", "three"])
    let played = PlayedView(size: screen) {
      items.shows { items_ in
        List {
          ForEach(items_, id: \.self) { Text($0) }
            .onMove { items.value.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
        .environment(\.editMode, .constant(.active))
      }
    }
    played.drag(from: CGPoint(x: 280, y: 22), by: CGSize(width: 0, height: 88))
    played.advance(to: 2)
    #expect(items.value == ["two", "three", "one"])
  }

  @Test("Rows that may be neither deleted nor moved have no controls") func disabled() {
    let played = PlayedView(size: screen) {
      List {
        ForEach(["one"], id: \.self) { Text($0).deleteDisabled(true).moveDisabled(true) }
          .onDelete { _ in }
          .onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
    }
    #expect(!played.labels.contains("Remove"))
    #expect(!played.text.contains("line.3.horizontal"))
  }

  @Test("A list deletes from the collection that it is bound to") func editActions() {
    let items = Handle(["one", "two"])
    let played = PlayedView(size: screen) {
      items.shows { _ in
        List(items.bound, id: \.self, editActions: .delete) { $item in Text(item) }
          .listStyle(.plain)
      }
    }
    played.drag(from: CGPoint(x: 280, y: 22), by: CGSize(width: -80, height: 0))
    played.advance(to: 1)
    played.tap("Delete")
    played.advance(to: 2)
    #expect(items.value == ["two"])
  }

  @Test("Elements move before the one that is named") func collections() {
    var items = [0, 1, 2, 3, 4]
    items.move(fromOffsets: IndexSet([0, 1]), toOffset: 4)
    #expect(items == [2, 3, 0, 1, 4])
    items.move(fromOffsets: IndexSet(integer: 4), toOffset: 0)
    #expect(items == [4, 2, 3, 0, 1])
    items.remove(atOffsets: IndexSet([0, 4]))
    #expect(items == [2, 3, 0])
  }

  @Test("Rows that would take what is dropped between them are rows as before") func inserting() {
    let played = PlayedView(size: CGSize(width: 300, height: 200)) {
      List { ForEach(["a", "b"], id: \.self) { Text($0) }.onInsert(of: [.text]) { _, _ in } }
    }
    #expect(played.text.contains("\"a\"") && played.text.contains("\"b\""))
  }
}

extension PlayedView {
  /// What can be tapped now.
  fileprivate var labels: [String] { graph.tapTargets.map(\.label) }
}
