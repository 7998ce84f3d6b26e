import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Gestures that are there at times.
@MainActor
@Suite("Gestures that may be none")
struct OptionalGestureTests {
  private let log = Log()

  @Test("One is recognised while it is there; without it the touch is another's")
  func comesAndGoes() {
    let handle = Handle(false)
    let played = PlayedView {
      handle.shows { isOn in
        let drag = DragGesture().onEnded { log.add("\(Int($0.translation.width))") }
        Square().gesture(isOn ? drag : nil)
          .gesture(DragGesture().onEnded { _ in log.add("outer") })
      }
    }
    played.drag(from: middle, by: CGSize(width: 30, height: 0))
    #expect(log.text == "outer")
    played.change { handle.value = true }
    played.drag(from: middle, by: CGSize(width: 30, height: 0))
    #expect(log.text == "outer 30")
    played.change { handle.value = false }
    played.drag(from: middle, by: CGSize(width: 30, height: 0))
    #expect(log.text == "outer 30 outer")
  }

  @Test("Without one there is nothing that a script could touch") func untouched() {
    let none: TapGesture? = nil
    let played = PlayedView { Square().gesture(none) }
    #expect(played.graph.touchTargets.allSatisfy { $0.demonstration == nil })
    #expect(played.graph.tapTargets.isEmpty)
  }
}
