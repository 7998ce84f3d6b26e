import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Containers of what is dragged")
struct DragContainerTests {
  private struct Fruit: Transferable, Identifiable, Codable {
    let id: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  private let fruits = ["plum", "pear", "fig"].map { Fruit(id: $0) }

  private func played(_ log: Log, selection: [String]) -> PlayedView {
    PlayedView {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).draggable(containerItemID: "plum")
        Color.blue.frame(width: 50, height: 50)
          .dropDestination(for: Fruit.self) { items, _ in
            log.add(items.map(\.id).joined(separator: "+"))
          }
      }
      .dragContainer(for: Fruit.self) { ids in fruits.filter { ids.contains($0.id) } }
      .dragContainerSelection(selection)
      .onDragSessionUpdated { session in
        if session.phase == .initial {
          log.add("of \(session.draggedItemIDs(for: String.self).count)")
        }
        if case .ended(let operation) = session.phase { log.add("\(operation)") }
      }
    }
  }

  private func carry(_ played: PlayedView, to y: CGFloat) {
    played.graph.touchDown(at: CGPoint(x: 50, y: 25))
    played.advance(to: 0.6)
    played.graph.touchMoved(to: CGPoint(x: 50, y: y))
    played.graph.touchUp(at: CGPoint(x: 50, y: y))
  }

  @Test("What is selected is taken along") func selection() {
    let log = Log()
    carry(played(log, selection: ["plum", "fig"]), to: 75)
    #expect(log.text == "of 2 plum+fig copy")
  }

  @Test("What is not selected is carried alone") func alone() {
    let log = Log()
    carry(played(log, selection: ["fig"]), to: 75)
    #expect(log.text == "of 1 plum copy")
  }

  @Test("What nothing takes is let go") func cancelled() {
    let log = Log()
    carry(played(log, selection: []), to: 40)
    #expect(log.text == "of 1 cancel")
  }
}
