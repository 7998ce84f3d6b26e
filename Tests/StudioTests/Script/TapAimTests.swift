import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a tap on a word finds.
@MainActor
@Suite("Taps by what is read")
struct TapAimTests {
  /// Two texts in a button, whose name is both of them, and one beside it.
  private struct Row: View {
    let tapped: @MainActor () -> Void

    var body: some View {
      VStack {
        Button(action: tapped) {
          HStack {
            Text("Emma")
            Text("Austen")
          }
        }
        Text("Other")
      }
    }
  }

  private func taps(_ word: String) throws -> Int {
    var count = 0
    _ = try Clip.tiny(Script(steps: [Tap(.label(word)).at(0.5)], duration: 1)) {
      Row { count += 1 }
    }
    .plan(measuring: FontBook())
    return count
  }

  @Test("A text among others is tapped where it stands, in what is called by all of them")
  func textInRow() throws {
    #expect(try taps("Emma Austen") == 1)
    #expect(try taps("Emma") == 1 && taps("Austen") == 1)
  }

  @Test("A text that is in nothing to tap, and a part of one, are not there")
  func textAlone() {
    #expect(throws: ClipError.self) { try taps("Other") }
    #expect(throws: ClipError.self) { try taps("Em") }
  }
}
