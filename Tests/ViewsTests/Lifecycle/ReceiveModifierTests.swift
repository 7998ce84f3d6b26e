import Foundation
import Motion
import OpenCombine
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What a view receives")
struct ReceiveModifierTests {
  @Test("A timer that a body makes has the interval of its last evaluation") func newTimer() {
    let interval = Handle(0.5)
    let log = Log()
    let played = PlayedView {
      interval.shows { interval in
        Square().onReceive(
          Timer.publish(every: interval, on: .main, in: .common).autoconnect()
        ) { _ in log.add("tick") }
      }
    }
    played.advance(to: 0.2)
    played.change { interval.value = 2 }
    played.advance(to: 2)
    #expect(log.text == "")
    played.advance(to: 2.3)
    #expect(log.text == "tick")
  }

  @Test("A subject that another one replaces is no longer heard") func newSubject() {
    let subjects = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    let index = Handle(0)
    let log = Log()
    let played = PlayedView {
      index.shows { index in Square().onReceive(subjects[index]) { log.add($0) } }
    }
    played.advance(to: 0.1)
    played.change { index.value = 1 }
    subjects[0].send("old")
    subjects[1].send("new")
    #expect(log.text == "new")
  }

  @Test("A publisher that stays the same goes on") func sameTimer() {
    let value = Handle(0)
    let log = Log()
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    let played = PlayedView {
      value.shows { Text("\($0)").onReceive(timer) { _ in log.add("tick") } }
    }
    played.advance(to: 0.3)
    played.change { value.value = 1 }
    played.advance(to: 0.6)
    #expect(log.text == "tick")
  }
}
