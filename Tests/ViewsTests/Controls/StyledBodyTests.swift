import Foundation
import Motion
import Testing

@testable import ViewEngine
@testable import Views

/// A style reads the environment and keeps state where its control stands.
@MainActor
@Suite("Properties of styles")
struct StyledBodyTests {
  private struct Dimming: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(isEnabled ? 1 : 0.4)
    }
  }

  private struct Triggering: PrimitiveButtonStyle {
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      Text("\(count) taps").onTapGesture {
        count += 1
        configuration.trigger()
      }
    }
  }

  private struct Wording: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text(isEnabled ? "awake" : "asleep")
    }
  }

  private struct Outlining: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.opacity(isEnabled ? 1 : 0.25)
    }
  }

  @Test("A button's style reads whether it is enabled, and sees it change") func enabled() {
    let isOff = Handle(true)
    let played = PlayedView {
      isOff.shows { Button("Go") {}.buttonStyle(Dimming()).disabled($0) }
    }
    #expect(played.text.contains("0.4"), "\(played.text)")
    played.change { isOff.value = false }
    #expect(!played.text.contains("0.4"), "\(played.text)")
  }

  @Test("Each control has a state of its style's own") func state() {
    let played = PlayedView {
      VStack {
        Button("Go") {}
        Button("Stay") {}
      }
      .buttonStyle(Triggering())
    }
    played.tap(at: CGPoint(x: 50, y: 35))
    #expect(played.text.contains("\"1 taps\"") && played.text.contains("\"0 taps\""))
    played.tap(at: CGPoint(x: 50, y: 35))
    #expect(played.text.contains("\"2 taps\"") && played.text.contains("\"0 taps\""))
  }

  @Test("So do styles of toggles and fields") func others() {
    let toggle = PlayedView {
      Toggle("Sound", isOn: .constant(true)).toggleStyle(Wording()).disabled(true)
    }
    #expect(toggle.text.contains("\"asleep\""))
    let field = PlayedView {
      TextField("Name", text: .constant("")).textFieldStyle(Outlining()).disabled(true)
    }
    #expect(field.text.contains("0.25"), "\(field.text)")
  }
}
