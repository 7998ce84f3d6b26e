import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Two gestures made one.
@MainActor
@Suite("Gestures of two")
struct GestureCompositionTests {
  private let log = Log()

  // MARK: Simultaneously

  @Test("Both of two simultaneous gestures are recognised") func simultaneous() {
    let played = PlayedView {
      Square().gesture(
        TapGesture().onEnded { log.add("tap") }
          .simultaneously(with: DragGesture(minimumDistance: 0).onEnded { _ in log.add("drag") })
          .onEnded { log.add("\($0.first != nil) \($0.second != nil)") })
    }
    played.tap(at: middle)
    #expect(log.text == "tap drag true true")
  }

  @Test("A simultaneous gesture goes on with one when the other has failed")
  func simultaneousWithOne() {
    let played = PlayedView {
      Square().gesture(
        TapGesture().onEnded { log.add("tap") }
          .simultaneously(with: DragGesture())
          .onEnded { log.add("\($0.first != nil) \($0.second?.translation.width ?? 0)") })
    }
    played.drag(from: middle, by: CGSize(width: 30, height: 0))
    #expect(log.text == "false 30.0")
  }

  @Test("A simultaneous gesture of which nothing comes fails") func simultaneousFails() {
    let played = PlayedView {
      Square().gesture(
        LongPressGesture().simultaneously(with: DragGesture()).onEnded { _ in log.add("ended") })
    }
    played.tap(at: middle)
    #expect(log.text == "")
  }

  @Test("Two gestures are over when one inside has won, and so is what they held")
  func overruled() {
    let played = PlayedView { PressedAround() }
    #expect(played.frame(of: .green) == nil)
    played.graph.touchDown(at: middle)
    #expect(played.frame(of: .green) != nil)
    played.graph.touchMoved(to: CGPoint(x: 80, y: 50))
    #expect(played.frame(of: .green) == nil)
    played.graph.touchUp(at: CGPoint(x: 80, y: 50))
    // The next touch is a new one.
    played.graph.touchDown(at: middle)
    #expect(played.frame(of: .green) != nil)
  }

  // MARK: Sequenced

  @Test("A drag after a long press begins where the press ended") func sequenced() {
    let played = PlayedView {
      Square().gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first(true): log.add("press")
            case .second(true, nil): log.add("ready")
            case .second(true, let drag?): log.add("\(Int(drag.translation.width))")
            default: log.add("?")
            }
          }
          .onEnded { value in
            if case .second(true, let drag?) = value { log.add("end \(drag.translation.width)") }
          })
    }
    played.graph.touchDown(at: middle)
    played.advance(to: 0.4)
    played.graph.touchMoved(to: CGPoint(x: 62, y: 50))
    played.graph.touchMoved(to: CGPoint(x: 70, y: 50))
    played.graph.touchUp(at: CGPoint(x: 70, y: 50))
    #expect(log.text == "press ready 12 20 end 20.0")
  }

  @Test("A drag without the long press before it is none") func sequencedFails() {
    let played = PlayedView {
      Square().gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in log.add("ended") })
    }
    played.drag(from: middle, by: CGSize(width: 30, height: 0), over: 0.2)
    #expect(log.text == "")
  }

  @Test("A gesture state follows a sequence and goes back after it") func sequencedState() {
    let played = PlayedView { Held() }
    func x() -> CGFloat { played.frame(of: .red)?.midX ?? 0 }
    played.graph.touchDown(at: middle)
    played.advance(to: 0.6)
    played.graph.touchMoved(to: CGPoint(x: 70, y: 50))
    played.advance(to: 0.7)
    #expect(x() == 70)
    played.graph.touchUp(at: CGPoint(x: 70, y: 50))
    played.advance(to: 0.8)
    #expect(x() == 50)
  }

  private struct Held: View {
    @GestureState private var offset = CGSize.zero
    var body: some View {
      Square().offset(offset)
        .gesture(
          LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
            .updating($offset) { value, state, _ in
              if case .second(true, let drag?) = value { state = drag.translation }
            })
    }
  }

  // MARK: Exclusively

  @Test("Of two exclusive gestures the second waits until the first has failed")
  func exclusive() {
    let played = PlayedView {
      Square().gesture(
        TapGesture(count: 2).onEnded { log.add("two") }
          .exclusively(before: TapGesture().onEnded { log.add("one") }))
    }
    played.tap(at: middle)
    #expect(log.text == "")
    played.advance(to: 1)
    #expect(log.text == "one")
    played.tap(at: middle)
    played.advance(to: 1.1)
    played.tap(at: middle)
    played.advance(to: 3)
    #expect(log.text == "one two")
  }

  @Test("An exclusive gesture tells which of the two it was") func exclusiveValue() {
    let played = PlayedView {
      Square().gesture(
        DragGesture().exclusively(before: TapGesture()).onEnded { value in
          switch value {
          case .first(let drag): log.add("drag \(drag.translation.width)")
          case .second: log.add("tap")
          }
        })
    }
    played.tap(at: middle)
    played.drag(from: middle, by: CGSize(width: 20, height: 0))
    #expect(log.text == "tap drag 20.0")
  }
}

/// A press or taps, around something that is dragged; green while it is pressed.
private struct PressedAround: View {
  @GestureState private var isPressed = false

  var body: some View {
    Color.red.frame(width: 60, height: 60)
      .gesture(DragGesture())
      .background { if isPressed { Color.green } }
      .gesture(
        LongPressGesture(minimumDuration: 1, maximumDistance: 100)
          .updating($isPressed) { value, state, _ in state = value }
          .simultaneously(with: TapGesture(count: 2)))
  }
}
