import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What a clip has nobody for")
struct HelperPlaceTests {
  private let name = "Mars"

  @Test func placesForHelpersChangeNothing() {
    let plain = PlayedView { Text("x") }.text
    let played = PlayedView {
      Text("x")
        .accessibilityDragPoint(.top, description: "Lift")
        .accessibilityDragPoint(.top, description: name)
        .accessibilityDragPoint(.top, description: Text("Lift"))
    }
    #expect(played.text == plain)
    let dropped = PlayedView {
      Text("x")
        .accessibilityDropPoint(.top, description: "Put")
        .accessibilityDropPoint(.top, description: name)
        .accessibilityDropPoint(.top, description: Text("Put"))
    }
    #expect(dropped.text == plain)
    let scrolled = PlayedView {
      Text("x")
        .accessibilityScrollStatus("Page 1")
        .accessibilityScrollStatus(name)
        .accessibilityScrollStatus(Text("Page 1"))
        .accessibilityDefaultFocus(AccessibilityFocusState<Bool>().projectedValue, true)
    }
    #expect(scrolled.text == plain)
    let acted = PlayedView {
      Text("x")
        .accessibilityAction(.delete) {}
        .accessibilityAction(.showMenu) {}
        .onOpenURL(prefersInApp: true)
    }
    #expect(acted.text == plain)
  }

  @Test func anIdentifierThatIsOffIsNone() {
    let log = Log()
    let played = PlayedView {
      Button("Go") { log.add("tapped") }
        .accessibilityIdentifier("start", isEnabled: true)
    }
    played.tap("start")
    #expect(log.text == "tapped")
    let off = PlayedView { Button("Go") {}.accessibilityIdentifier("start", isEnabled: false) }
    #expect(!off.graph.tapTargets.contains { $0.identifier == "start" })
  }
}
