import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Gestures whose kind is not known where they are used.
@MainActor
@Suite("Gestures of any kind")
struct AnyGestureTests {
  private let log = Log()

  @Test("It is recognised as what it hides") func recognised() {
    let played = PlayedView {
      Square().gesture(AnyGesture(TapGesture().onEnded { log.add("tap") }))
    }
    played.tap(at: middle)
    #expect(log.text == "tap")
  }

  @Test("Gestures of two kinds take turns, and hand on what they find") func kinds() {
    let handle = Handle(false)
    let played = PlayedView {
      handle.shows { isDragged in
        let gesture: AnyGesture<CGFloat> =
          isDragged
          ? AnyGesture(DragGesture().map { $0.translation.width })
          : AnyGesture(SpatialTapGesture().map { $0.location.x })
        Square().gesture(gesture.onEnded { log.add("\(Int($0))") })
      }
    }
    played.tap(at: middle)
    played.drag(from: middle, by: CGSize(width: 30, height: 0))
    #expect(log.text == "10")
    played.change { handle.value = true }
    played.drag(from: middle, by: CGSize(width: 30, height: 0))
    played.tap(at: middle)
    #expect(log.text == "10 30")
  }
}
