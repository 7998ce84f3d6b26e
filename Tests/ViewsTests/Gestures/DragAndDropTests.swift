import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Drag and drop")
struct DragAndDropTests {
  private func played(_ log: Log) -> PlayedView {
    PlayedView {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).draggable("apple")
        Color.blue.frame(width: 50, height: 50)
          .dropDestination(for: String.self) { items, place in
            log.add("\(items) \(Int(place.x)),\(Int(place.y))")
            return true
          } isTargeted: {
            log.add($0 ? "over" : "away")
          }
      }
    }
  }

  @Test("A finger that rests lifts the value, and drops it where it is taken") func dropping() {
    let log = Log()
    let played = played(log)
    played.graph.touchDown(at: CGPoint(x: 50, y: 25))
    played.advance(to: 0.6)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 80))
    #expect(log.text == "over")
    #expect(played.frames(of: .red).count == 2)
    played.graph.touchUp(at: CGPoint(x: 50, y: 80))
    #expect(log.text == #"over away ["apple"] 25,30"#)
    played.advance(to: 2)
    #expect(played.frames(of: .red).count == 1)
  }

  @Test("A finger that does not rest lifts nothing") func moving() {
    let log = Log()
    let played = played(log)
    played.drag(from: CGPoint(x: 50, y: 25), by: CGSize(width: 0, height: 55))
    #expect(log.text == "")
  }
}
