import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Views that are made with a value that nobody changes.
@MainActor
@Suite("Changed values")
struct ChangedValueTests {
  @Test("A value becomes the others by itself, one after the other") func changed() {
    let played = PlayedView { _changed("First", "Second", "Third") { Text($0.wrappedValue) } }
    #expect(played.text(at: 0.5).contains("First"))
    #expect(played.text(at: 2.7).contains("Second"))
    #expect(played.text(at: 9).contains("Third"))
  }

  @Test("A view may change it as well") func bound() {
    struct Counter: View {
      @Binding var count: Int

      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let played = PlayedView { _changed(7) { Counter(count: $0) } }
    played.tap("Count 7")
    #expect(played.text(at: 5).contains("Count 8"))
  }
}
