import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
  private let log = Log()

  @Test("Labels of every kind name what scripts tap") func labels() {
    let name = "String"
    let played = PlayedView {
      VStack(spacing: 0) {
        Square().onTapGesture { log.add("text") }.accessibilityLabel(Text("Text"))
        Square().onTapGesture { log.add("key") }.accessibilityLabel("Key \(1)")
        Square().onTapGesture { log.add("string") }.accessibilityLabel(name)
      }
    }
    #expect(played.graph.tapTargets.map(\.label) == ["Text", "Key 1", "String"])
    played.tap("Key 1")
    #expect(log.text == "key")
  }

  @Test("A label that is not enabled leaves the name that the view has without")
  func disabledLabel() {
    let isNamed = Handle(false)
    let played = PlayedView {
      isNamed.shows { isNamed in
        Button("Go") {}.accessibilityLabel("Start", isEnabled: isNamed)
      }
    }
    #expect(played.graph.tapTargets.map(\.label) == ["Go"])
    played.change { isNamed.value = true }
    #expect(played.graph.tapTargets.map(\.label) == ["Start"])
  }

  @Test("What only a screen reader hears shows nowhere and keeps no finger away") func details() {
    let plain = PlayedView { Button("Go") { log.add("go") } }
    let played = PlayedView {
      Button("Go") { log.add("go") }
        .accessibilityHidden(true)
        .accessibilityHint("Goes away")
        .accessibilityHint(Text("Goes away"), isEnabled: false)
        .accessibilityValue("\(3) left")
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits([.isButton, .isSelected])
        .accessibilityRemoveTraits(.isImage)
        .accessibilityInputLabels(["Go", "Leave"])
        .accessibilitySortPriority(1)
        .accessibilityAction { log.add("default") }
        .accessibilityAction(.escape) { log.add("escape") }
        .accessibilityAction(named: "Named") { log.add("named") }
        .accessibilityAction(action: { log.add("labelled") }, label: { Text("Labelled") })
        .accessibilityAdjustableAction { if $0 == .increment { log.add("more") } }
    }
    #expect(played.text == plain.text)
    played.tap("Go")
    #expect(log.text == "go")
  }
}
