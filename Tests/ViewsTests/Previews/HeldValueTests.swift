import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Views that a page shows and nobody has a value for.
@MainActor
@Suite("Held values")
struct HeldValueTests {
  private struct Counter: View {
    @Binding var count: Int

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test("What a view does to a value that it only binds to is seen, and stays") func held() {
    let played = PlayedView { _held(7) { Counter(count: $0) } }
    played.tap("Count 7")
    played.tap("Count 8")
    #expect(played.text(at: 1).contains("Count 9"))
  }

  @Test("Each place holds a value of its own") func several() {
    let played = PlayedView {
      VStack {
        _held(1) { Counter(count: $0) }
        _held(5) { Counter(count: $0) }
      }
    }
    played.tap("Count 5")
    #expect(played.graph.tapTargets.map(\.text) == ["Count 1", "Count 6"])
  }
}
