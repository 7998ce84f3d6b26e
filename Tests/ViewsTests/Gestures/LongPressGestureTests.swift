import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Long presses")
struct LongPressGestureTests {
  private let log = Log()

  private var played: PlayedView {
    PlayedView {
      Square().onLongPressGesture(minimumDuration: 0.5) {
        log.add("done")
      } onPressingChanged: {
        log.add($0 ? "down" : "up")
      }
    }
  }

  @Test("The action runs when the finger has been down long enough") func longEnough() {
    let played = played
    played.graph.touchDown(at: middle)
    #expect(log.text == "down")
    played.advance(to: 0.49)
    #expect(log.text == "down")
    played.advance(to: 0.51)
    #expect(log.entries.sorted() == ["done", "down", "up"])
    played.graph.touchUp(at: middle)
    #expect(log.entries.count == 3)
  }

  @Test("A short press and one that moves away do nothing") func tooShort() {
    let played = played
    played.press(at: middle, for: 0.3)
    played.advance(to: 1)
    #expect(log.text == "down up")
    log.clear()
    played.drag(from: middle, by: CGSize(width: 40, height: 0), over: 1)
    #expect(log.text == "down up")
  }

  @Test("A tap beside a long press stays a tap") func tapInside() {
    let played = PlayedView {
      Square().onTapGesture { log.add("tap") }.onLongPressGesture { log.add("long") }
    }
    played.tap(at: middle)
    #expect(log.text == "tap")
    played.press(at: middle, for: 1)
    #expect(log.text == "tap long")
  }

  @Test("A press of no time is told of until the finger is lifted, and what it is on is tapped")
  func noTime() {
    let played = PlayedView {
      Square().onTapGesture { log.add("tap") }
        .onLongPressGesture(minimumDuration: 0, perform: { log.add("press") }) {
          log.add($0 ? "down" : "up")
        }
    }
    played.graph.touchDown(at: middle)
    #expect(log.text == "down")
    played.advance(to: 0.1)
    played.graph.touchUp(at: middle)
    #expect(log.entries.sorted() == ["down", "tap", "up"])
  }
}
