import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A label that is a shape shows its foreground style.
@MainActor
@Suite("What colours a button's label")
struct ButtonForegroundTests {
  private func color<V: View>(@ViewBuilder _ view: () -> V) -> String? {
    ShapeStage(content: view).graph.displayList().colors.last
  }

  private var button: some View {
    Button {
    } label: {
      Rectangle()
    }
  }
  private var link: some View {
    Button(role: .destructive) {
    } label: {
      Rectangle()
    }
  }

  /// Rule: `button-tint`.
  @Test("The tint, or red where it destroys") func tint() {
    #expect(color { button } == "#007AFFFF")
    #expect(color { button.tint(.green) } == "#34C759FF")
    #expect(color { link } == "#FF3B30FF")
    #expect(color { button.buttonStyle(.bordered) } == "#007AFFFF")
    #expect(color { button.buttonStyle(.borderedProminent) } == "#FFFFFFFF")
  }

  /// Rule: `button-tint`.
  @Test("A foreground style at the button or around it goes first") func foreground() {
    #expect(color { button.foregroundStyle(.orange) } == "#FF9500FF")
    #expect(color { VStack { button }.foregroundColor(.orange) } == "#FF9500FF")
    #expect(color { link.foregroundStyle(.orange) } == "#FF9500FF")
    #expect(color { button.buttonStyle(.bordered).foregroundStyle(.orange) } == "#FF9500FF")
    #expect(
      color { button.buttonStyle(.borderedProminent).foregroundStyle(.orange) } == "#FF9500FF")
  }

  @Test("The label's own style goes before all") func label() {
    #expect(
      color {
        Button {
        } label: {
          Rectangle().foregroundStyle(.green)
        }.foregroundStyle(.orange)
      }
        == "#34C759FF")
  }
}
