import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

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

  @Test("A Mac's pointer changes what it is over, unless that is turned off") func over() {
    func look(isEnabled: Bool) -> String {
      var canvas = GraphCanvas(size: CGSize(width: 400, height: 200))
      canvas.deviceIdiom = .mac
      let card = Color.red.frame(width: 100, height: 50)
        .hoverEffect(isEnabled: isEnabled) { effect, isActive, _ in
          effect.opacity(isActive ? 0.5 : 1)
        }
      let played = PlayedView(
        graph: ViewGraph(card, canvas: canvas, measuring: FixedWidthText()))
      played.tap(at: CGPoint(x: 200, y: 100))
      played.advance(to: 1)
      return played.text
    }
    #expect(look(isEnabled: true) != look(isEnabled: false))
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
