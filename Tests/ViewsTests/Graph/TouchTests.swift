import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Taps, buttons and what can be found to tap.
@MainActor
@Suite("Touches")
struct TouchTests {
  private let log = Log()

  /// Rule: `button-press`.
  @Test("A button dims at once while it is pressed, acts when let go and brightens with a spring")
  func buttonPress() {
    let played = PlayedView { Button("Go") { log.add("go") } }
    let center = CGPoint(x: 50, y: 50)
    played.graph.touchDown(at: center)
    #expect(played.text.hasPrefix("opacity 0.20"))
    #expect(log.text == "")
    played.advance(to: 0.1)
    played.graph.touchUp(at: center)
    #expect(log.text == "go")
    #expect(played.text.hasPrefix("opacity 0.20"))
    played.advance(to: 0.2)
    #expect(played.text.hasPrefix("opacity 0.4"))
    played.advance(to: 2)
    #expect(played.text.hasPrefix("text \"Go\""))
  }

  @Test("The topmost view is touched") func topmost() {
    let played = PlayedView {
      ZStack {
        Color.blue.onTapGesture { log.add("behind") }
        Square().onTapGesture { log.add("front") }
      }
    }
    played.tap(at: CGPoint(x: 50, y: 50))
    played.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.text == "front behind")
  }

  @Test("What is scaled to nothing takes no touches from what lies below") func scaledToNothing() {
    let played = PlayedView {
      ZStack {
        Button("Go") { log.add("go") }
        Color.blue.onTapGesture { log.add("nowhere") }.scaleEffect(0, anchor: .bottomTrailing)
      }
    }
    played.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.text == "go")
    #expect(played.graph.tapTargets.filter(\.isReachable).map(\.label) == ["Go"])
  }

  @Test("Targets are found by label, by identifier and by accessibility label, front to back")
  func targets() {
    let played = PlayedView {
      VStack(spacing: 0) {
        Button("Go") { log.add("go") }
        Square().onTapGesture { log.add("square") }.accessibilityIdentifier("box")
        Square().onTapGesture { log.add("named") }.accessibilityLabel("Named")
      }
    }
    #expect(played.graph.tapTargets.map(\.label) == ["Go", "", "Named"])
    played.tap("Go")
    played.tap("box")
    played.tap("Named")
    #expect(log.text == "go square named")
  }

  @Test("A disabled button does not act and is no target") func disabled() {
    let played = PlayedView { Button("Go") { log.add("go") }.disabled(true) }
    #expect(played.graph.tapTargets.isEmpty)
    played.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.text == "")
  }

  @Test("A double tap needs two taps close together") func doubleTap() {
    let played = PlayedView { Square().onTapGesture(count: 2) { log.add("double") } }
    let center = CGPoint(x: 50, y: 50)
    played.tap(at: center)
    played.advance(to: 1)
    played.tap(at: center)
    #expect(log.text == "")
    played.advance(to: 1.2)
    played.tap(at: center)
    #expect(log.text == "double")
  }

  @Test("A tap's place is told in the view's own coordinates") func tapLocation() {
    var place = CGPoint.zero
    let played = PlayedView { Square().onTapGesture { place = $0 } }
    played.tap(at: CGPoint(x: 45, y: 50))
    #expect(place == CGPoint(x: 5, y: 10))
  }

  @Test("allowsHitTesting(false) lets taps through, contentShape catches them") func hitTesting() {
    let played = PlayedView {
      ZStack {
        Color.blue.onTapGesture { log.add("behind") }
        Color.red.allowsHitTesting(false)
      }
    }
    played.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.text == "behind")
    let shaped = PlayedView {
      Square().padding(20).contentShape(Rectangle()).onTapGesture { log.add("padding") }
    }
    shaped.tap(at: CGPoint(x: 25, y: 50))
    #expect(log.text == "behind padding")
  }
}
