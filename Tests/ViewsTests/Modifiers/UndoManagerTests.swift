import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("UndoManager")
struct UndoManagerTests {
  @MainActor private final class Count {
    var value = 0

    func add(_ number: Int, with manager: Views.UndoManager) {
      value += number
      manager.registerUndo(withTarget: self) { $0.add(-number, with: manager) }
      manager.setActionName("Add \(number)")
    }
  }

  @Test("What is undone can be done again, until something else is done") func undoing() {
    let manager = Views.UndoManager()
    let count = Count()
    #expect(!manager.canUndo && manager.undoActionName == "")
    count.add(1, with: manager)
    count.add(10, with: manager)
    #expect(manager.canUndo && !manager.canRedo && manager.undoActionName == "Add 10")
    manager.undo()
    #expect(count.value == 1 && manager.canRedo && manager.redoActionName == "Add -10")
    manager.redo()
    #expect(count.value == 11 && !manager.canRedo)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(count.value == 0 && !manager.canUndo)
    count.add(5, with: manager)
    #expect(!manager.canRedo)
    manager.redo()
    #expect(count.value == 5)
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }

  @Test("A clip's views share one") func environment() {
    struct Counter: View {
      @Environment(\.undoManager) private var undoManager
      let count: Count

      var body: some View {
        Button("Add") { if let undoManager { count.add(1, with: undoManager) } }
        Button("Undo") { undoManager?.undo() }
      }
    }
    let count = Count()
    let played = PlayedView { VStack { Counter(count: count) } }
    played.tap("Add")
    played.tap("Add")
    #expect(count.value == 2)
    played.tap("Undo")
    #expect(count.value == 1)
  }
}
