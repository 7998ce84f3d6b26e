import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Who gets a touch.
@MainActor
@Suite("Gestures of several views")
struct GesturePriorityTests {
  private let log = Log()

  @Test("The innermost gesture wins") func innermost() {
    let played = PlayedView {
      Square().onTapGesture { log.add("in") }.padding(10).onTapGesture { log.add("out") }
    }
    played.tap(at: middle)
    #expect(log.text == "in")
  }

  @Test("A high priority gesture comes before those inside") func highPriority() {
    let played = PlayedView {
      Square().onTapGesture { log.add("in") }
        .highPriorityGesture(TapGesture().onEnded { log.add("out") })
    }
    played.tap(at: middle)
    #expect(log.text == "out")
  }

  @Test("A simultaneous gesture is recognised as well") func simultaneous() {
    let played = PlayedView {
      Button("a") { log.add("in") }.simultaneousGesture(TapGesture().onEnded { log.add("out") })
    }
    played.tap(at: middle)
    #expect(log.entries.sorted() == ["in", "out"])
  }

  @Test("A drag around a button takes the touch away from it") func dragCancelsButton() {
    let played = PlayedView {
      Button("a") { log.add("tapped") }
        .gesture(DragGesture().onEnded { _ in log.add("dragged") })
    }
    played.drag(from: middle, by: CGSize(width: 30, height: 0))
    #expect(log.text == "dragged")
    played.tap(at: middle)
    #expect(log.text == "dragged tapped")
  }

  @Test("A button is not pressed any more once the finger is far away") func leavingButton() {
    let played = PlayedView(size: CGSize(width: 400, height: 100)) {
      Button("a") { log.add("tapped") }
    }
    played.drag(from: CGPoint(x: 200, y: 50), by: CGSize(width: 150, height: 0))
    #expect(log.text == "")
  }

  @Test("A press further out is over at its time, though a tap further in waits for another")
  func pressAroundTwoTaps() {
    let played = PlayedView {
      Square().onTapGesture(count: 2) { log.add("two") }
        .onLongPressGesture(minimumDuration: 0.5) { log.add("press") }
    }
    // The finger is gone before the press is long enough, and the second tap could come later than that.
    played.press(at: middle, for: 0.3)
    played.advance(to: 2)
    #expect(log.text == "")
    played.press(at: middle, for: 0.6)
    #expect(log.text == "press")
  }

  @Test("Nobody waits for the second tap on a view that has gone") func goneBetweenTaps() {
    let shown = Handle(true)
    let played = PlayedView {
      shown.shows { isShown in
        ZStack {
          Square().opacity(isShown ? 0.5 : 1).onTapGesture { log.add("below") }
          if isShown { Square().onTapGesture(count: 2) { log.add("two") } }
        }
      }
    }
    played.press(at: middle, for: 0.1)
    played.change { shown.value = false }
    played.advance(to: 1)
    #expect(!log.entries.contains("two"))
    played.press(at: middle, for: 0.1)
    #expect(log.entries.last == "below")
  }

  @Test("A tap around a view that waited for two is one when that has gone") func goneWithin() {
    let shown = Handle(true)
    let played = PlayedView {
      shown.shows { isShown in
        ZStack { if isShown { Square().onTapGesture(count: 2) { log.add("two") } } }
          .frame(width: 60, height: 60).contentShape(Rectangle())
          .onTapGesture { log.add("around") }
      }
    }
    played.press(at: middle, for: 0.1)
    played.change { shown.value = false }
    #expect(log.text == "")
    played.advance(to: 1)
    #expect(log.text == "around")
  }

  @Test("One tap waits for a second where two are something else") func doubleTap() {
    let played = PlayedView {
      Square().onTapGesture(count: 2) { log.add("two") }.onTapGesture { log.add("one") }
    }
    played.tap(at: middle)
    #expect(log.text == "")
    played.advance(to: 0.5)
    #expect(log.text == "one")
    played.tap(at: middle)
    played.advance(to: 0.6)
    played.tap(at: middle)
    played.advance(to: 2)
    #expect(log.text == "one two")
  }

  @Test("A finger that moves does not tap") func movedFinger() {
    let played = PlayedView { Square().onTapGesture { log.add("tapped") } }
    played.drag(from: middle, by: CGSize(width: 15, height: 0))
    #expect(log.text == "")
  }

  @Test("A disabled gesture leaves the touch to those around it") func disabled() {
    let played = PlayedView {
      Square().gesture(TapGesture().onEnded { log.add("in") }, including: .subviews)
        .gesture(TapGesture().onEnded { log.add("out") }, isEnabled: true)
    }
    played.tap(at: middle)
    #expect(log.text == "out")
  }

  @Test("Scripts find what can be tapped, and what can be dragged") func targets() {
    let played = PlayedView {
      VStack {
        Text("a").gesture(DragGesture().onEnded { _ in })
        Text("b").onTapGesture {}
      }
    }
    #expect(played.graph.tapTargets.map(\.label) == ["b"])
    #expect(played.graph.touchTargets.map(\.label) == ["a", "b"])
  }

  @Test("A gesture that needs no way around a button leaves it its taps, and misses nothing else")
  func tapInsideDrag() {
    let played = PlayedView {
      Button("a") { log.add("tapped") }.padding(20).contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { log.add("\(Int($0.translation.width))") }
            .onEnded { _ in log.add("end") })
    }
    played.tap(at: middle)
    #expect(log.text == "tapped")
    played.drag(from: middle, by: CGSize(width: 4, height: 0), over: 1 / 30)
    #expect(log.text == "tapped tapped")
    played.drag(from: middle, by: CGSize(width: 30, height: 0), over: 1 / 30)
    // What came while a tap was possible comes afterwards.
    #expect(log.text == "tapped tapped 0 15 30 end")
    // Where nothing takes taps, the finger alone is enough.
    played.graph.touchDown(at: CGPoint(x: 50, y: 28))
    #expect(log.text == "tapped tapped 0 15 30 end 0")
  }
}
