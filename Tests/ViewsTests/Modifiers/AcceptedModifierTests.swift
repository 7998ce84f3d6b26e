import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What says something to an app, to other devices or to a screen reader leaves the picture alone.
@MainActor
@Suite("Modifiers without a look")
struct AcceptedModifierTests {
  @Test("What other apps would hand over never comes") func activities() {
    let plain = PlayedView { Color.red }
    let played = PlayedView {
      Color.red
        .onOpenURL { _ in Issue.record("Nobody opens an address") }
        .onContinueUserActivity("a") { _ in Issue.record("There is no other device") }
        .userActivity("a") { _ in Issue.record("There is no other device") }
        .handlesExternalEvents(preferring: [], allowing: [])
        .previewDevice("iPhone 15")
        .previewInterfaceOrientation(.landscapeLeft)
    }
    #expect(played.text == plain.text)
  }

  @Test("A phone has no keyboard to put away and no sidebar to arrange") func phones() {
    let plain = PlayedView {
      NavigationStack { NavigationLink("Go") { Color.red } }
    }
    let played = PlayedView {
      NavigationStack { NavigationLink("Go") { Color.red }.isDetailLink(false) }
        .scrollDismissesKeyboard(.immediately)
        .tabViewCustomization(.constant(TabViewCustomization())).customizationID("a")
    }
    #expect(played.text == plain.text)
  }

  @Test("Focus that nobody moves stays where it is") func focus() {
    struct Reset: View {
      @Namespace private var namespace
      @Environment(\.resetFocus) private var resetFocus

      var body: some View { Color.red.onAppear { resetFocus(in: namespace) } }
    }
    #expect(PlayedView { Reset() }.text == PlayedView { Color.red }.text)
  }

  @Test("The older names of accessibility name a view too") func oldNames() {
    let played = PlayedView {
      Button("Go") {}
        .accessibility(label: Text("Start")).accessibility(hint: Text("Hint"))
        .accessibility(hidden: false)
    }
    #expect(played.graph.tapTargets.contains { $0.label == "Start" })
  }

  @Test("A screen reader is nowhere until the view says so") func screenReader() {
    struct Reader: View {
      @AccessibilityFocusState private var isThere: Bool

      var body: some View {
        Square(color: isThere ? .blue : .red).accessibilityFocused($isThere)
          .onTapGesture { isThere = true }
      }
    }
    let played = PlayedView { Reader() }
    #expect(played.frame(of: .red) != nil)
    played.tap(at: CGPoint(x: 50, y: 50))
    #expect(played.frame(of: .blue) != nil)
  }
}
