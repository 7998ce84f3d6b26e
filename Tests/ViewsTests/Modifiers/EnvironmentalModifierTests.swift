import Motion
import Testing

@testable import ViewEngine
@testable import Views

@MainActor
@Suite("Modifiers made for their environment")
struct EnvironmentalModifierTests {
  private struct Wide: EnvironmentalModifier {
    struct Resolved: ViewModifier {
      let width: Double
      func body(content: Content) -> some View { content.frame(width: width) }
    }

    func resolve(in environment: EnvironmentValues) -> Resolved {
      Resolved(width: environment.lineSpacing)
    }
  }

  @Test("They know the values around them, and learn of changes") func environment() {
    let spacing = Handle(30.0)
    let played = PlayedView {
      spacing.shows { Color.red.frame(height: 20).modifier(Wide()).lineSpacing($0) }
    }
    #expect(played.frame(of: .red)?.width == 30)
    played.change { spacing.value = 50 }
    #expect(played.frame(of: .red)?.width == 50)
  }
}
