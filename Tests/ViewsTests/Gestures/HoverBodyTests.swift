import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What a pointer changes of a view")
struct HoverBodyTests {
  @Test("Nothing where there is no pointer, and a view without an effect looks the same")
  func rest() {
    let plain = PlayedView { Text("x").visualEffect { effect, _ in effect.opacity(1) } }.text
    let played = PlayedView {
      Text("x").hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 0.5 : 1) }
        .hoverEffectGroup()
    }
    #expect(played.text == plain)
  }

  @Test("A gesture that has a name is the gesture") func names() {
    let log = Log()
    let played = PlayedView {
      VStack {
        Color.red.accessibilityLabel("one")
          .gesture(TapGesture().onEnded { log.add("gesture") }, name: "tap")
        Color.blue.accessibilityLabel("two")
          .highPriorityGesture(TapGesture().onEnded { log.add("high") }, name: "tap")
        Color.green.accessibilityLabel("three")
          .simultaneousGesture(
            TapGesture().onEnded { log.add("off") }, name: "tap", isEnabled: false)
      }
    }
    played.tap(at: CGPoint(x: 50, y: 10))
    played.tap(at: CGPoint(x: 50, y: 50))
    played.tap(at: CGPoint(x: 50, y: 90))
    #expect(log.text == "gesture high")
  }
}
