import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Gestures of one's own, made of others.
@MainActor
@Suite("Gestures with a body")
struct ComposedGestureTests {
  private struct DoubleTap: Gesture {
    let name: String
    let log: Log

    var body: some Gesture {
      TapGesture(count: 2).onEnded { log.add(name) }
    }
  }

  @Test("They do what their body does, with the values that they have by then") func bodies() {
    let log = Log()
    let name = Handle("one")
    let played = PlayedView {
      name.shows { Color.red.gesture(DoubleTap(name: $0, log: log)) }
    }
    let middle = CGPoint(x: 50, y: 50)
    played.tap(at: middle)
    #expect(log.text.isEmpty)
    played.tap(at: middle)
    #expect(log.text == "one")
    played.advance(to: 2)
    played.change { name.value = "other" }
    played.tap(at: middle)
    played.tap(at: middle)
    #expect(log.text == "one other")
  }

  @Test("A mask says whether a gesture and those inside are there") func masks() {
    func taps(_ mask: GestureMask) -> String {
      let log = Log()
      let played = PlayedView {
        Color.red.onTapGesture { log.add("inner") }
          .gesture(TapGesture().onEnded { log.add("outer") }, including: mask)
      }
      played.tap(at: CGPoint(x: 50, y: 50))
      return log.text
    }
    #expect(taps(.all) == "inner" && taps(.subviews) == "inner")
    #expect(taps(.gesture) == "outer" && taps(.none).isEmpty)
  }
}
