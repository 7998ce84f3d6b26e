import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What clicks do in a Mac's lists, and what taps in a tablet's.
@MainActor
@Suite("Lists under a Mac's pointer")
struct MacListTests {
  private func played(_ idiom: DeviceIdiom = .mac, @ViewBuilder _ view: () -> some View)
    -> PlayedView
  {
    var canvas = GraphCanvas(size: CGSize(width: 600, height: 400))
    canvas.deviceIdiom = idiom
    return PlayedView(
      graph: ViewGraph(view(), canvas: canvas, measuring: FixedWidthText()))
  }

  private func list(_ chosen: Handle<Set<Int>>) -> some View {
    chosen.shows { _ in
      List(selection: chosen.bound) {
        ForEach(0..<3, id: \.self) { Text("row \($0)").tag($0) }
      }
    }
  }

  @Test("A click chooses the row and no other") func clicks() {
    let chosen = Handle<Set<Int>>([0, 2])
    let played = played { list(chosen) }
    played.tap("row 1")
    #expect(chosen.value == [1])
  }

  @Test("A tablet's rows are chosen in edit mode alone where there can be several") func tablet() {
    let chosen = Handle<Set<Int>>([])
    let played = played(.pad) {
      VStack {
        EditButton()
        list(chosen)
      }
    }
    #expect(played.graph.tapTargets.map(\.label) == ["Edit"])
    played.tap("Edit")
    played.advance(to: 1)
    played.tap("row 1")
    #expect(chosen.value == [1])
  }

  @Test("One of a list's rows is always chosen where its selection is no optional") func required()
  {
    struct Place: Identifiable {
      let id: Int
      var inner: [Place]?
    }
    let chosen = Handle(0)
    let places = (0..<3).map { Place(id: $0) }
    let bound = Binding.constant(places)
    let lists: [(String, () -> AnyView)] = [
      ("content", { AnyView(List(selection: chosen.bound) { ForEach(places) { row($0.id) } }) }),
      ("data", { AnyView(List(places, selection: chosen.bound) { row($0.id) }) }),
      ("id", { AnyView(List(places, id: \.id, selection: chosen.bound) { row($0.id) }) }),
      ("numbers", { AnyView(List(0..<3, selection: chosen.bound) { row($0) }) }),
      ("bound", { AnyView(List(bound, selection: chosen.bound) { row($0.id) }) }),
      ("bound id", { AnyView(List(bound, id: \.id, selection: chosen.bound) { row($0.id) }) }),
      (
        "edited",
        { AnyView(List(bound, editActions: .move, selection: chosen.bound) { row($0.id) }) }
      ),
      (
        "edited id",
        {
          AnyView(
            List(bound, id: \.id, editActions: .move, selection: chosen.bound) { row($0.id) })
        }
      ),
      (
        "outline",
        { AnyView(List(places, children: \.inner, selection: chosen.bound) { row($0.id) }) }
      ),
      (
        "bound outline",
        { AnyView(List(bound, children: \.inner, selection: chosen.bound) { row($0.id) }) }
      ),
    ]
    for (name, list) in lists {
      chosen.value = 0
      let played = played { chosen.shows { _ in list() } }
      played.tap("row 2")
      #expect(chosen.value == 2, "\(name)")
    }
  }

  private func row(_ index: Int) -> some View { Text("row \(index)") }

  @Test("The badge of a row in the tint is white") func badge() {
    let played = played {
      List(selection: .constant(Optional(0))) {
        ForEach(0..<2, id: \.self) { Text("row \($0)").badge(3 + $0) }
      }
    }
    let lines = played.text.split(separator: "\n")
    func isWhite(_ text: String) -> Bool? {
      lines.first { $0.contains("\"\(text)\"") }?.contains("#FFFFFFFF")
    }
    #expect(isWhite("3") == true && isWhite("4") == false)
  }

  @Test("Nothing is seen of a button that is held on a row") func press() throws {
    let played = played { list(Handle([0])) }
    let row = try #require(played.frame(ofText: "row 1"))
    let before = played.text
    played.graph.touchDown(at: CGPoint(x: row.midX, y: row.midY))
    played.advance(to: 0.2)
    #expect(played.text == before)
    played.graph.touchUp(at: CGPoint(x: row.midX, y: row.midY))
  }

  @Test("Two clicks do what one tap does elsewhere, and one chooses") func doubleClick() {
    let (chosen, log) = (Handle<Set<Int>>([]), Log())
    let played = played {
      list(chosen)
        .contextMenu(forSelectionType: Int.self) { _ in
        } primaryAction: {
          log.add("\($0)")
        }
    }
    played.tap("row 1")
    played.advance(to: 1)
    #expect(chosen.value == [1] && log.entries.isEmpty)
    played.tap("row 2")
    played.advance(to: 1.1)
    played.tap("row 2")
    played.advance(to: 2)
    #expect(chosen.value == [2] && log.entries == ["[2]"])
  }
}
