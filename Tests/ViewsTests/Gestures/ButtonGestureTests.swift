import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Presses of any view as of a button")
struct ButtonGestureTests {
  private let log = Log()

  @Test("The view tells that it is pressed and acts when the finger is lifted") func pressed() {
    let played = PlayedView {
      Square()._onButtonGesture {
        log.add($0 ? "down" : "up")
      } perform: {
        log.add("done")
      }
    }
    played.graph.touchDown(at: middle)
    #expect(log.text == "down")
    played.graph.touchUp(at: middle)
    #expect(log.text == "down up done")
  }

  @Test("A finger that goes far away and is lifted there does nothing") func farAway() {
    let played = PlayedView {
      Square()._onButtonGesture(
        pressing: { log.add($0 ? "down" : "up") }, perform: { log.add("done") })
    }
    played.drag(from: middle, by: CGSize(width: 400, height: 0))
    #expect(log.text == "down up")
  }

  @Test("A button inside runs its own action, and is told of all the same") func around() {
    let played = PlayedView {
      Button {
        log.add("button")
      } label: {
        Square()
      }
      ._onButtonGesture(pressing: { log.add($0 ? "down" : "up") }, perform: { log.add("done") })
    }
    played.tap(at: middle)
    #expect(log.entries.sorted() == ["button", "down", "up"])
  }
}
