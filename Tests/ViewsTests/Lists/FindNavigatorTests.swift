import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

@MainActor
@Suite("Finding a text")
struct FindNavigatorTests {
  private static let text = "The fox sees the Fox, and the dog."

  @Test("Each place is found, in either case, one after the other") func places() {
    let search = TextSearch()
    search.document = Self.text
    #expect(search.count == 0)
    search.sought = "fox"
    #expect(search.count == 2 && search.current == 0)
    search.go(by: 1)
    #expect(search.current == 1)
    search.go(by: 1)
    #expect(search.current == 0)
    search.go(by: -1)
    #expect(search.current == 1)
    #expect(String(search.marked(Self.text).characters) == Self.text)
    search.sought = "cat"
    search.begin()
    search.go(by: 1)
    #expect(search.count == 0 && search.current == 0)
  }

  private struct Note: View {
    @State private var text = FindNavigatorTests.text
    @State private var isPresented = false

    var body: some View {
      VStack {
        Button("Find") { isPresented = true }
        TextEditor(text: $text).findNavigator(isPresented: $isPresented)
      }
    }
  }

  @Test("A bar comes with the field, tells how often, and goes when it is done") func bar() {
    let played = PlayedView(size: CGSize(width: 390, height: 700)) { Note() }
    played.tap("Find")
    played.advance(to: 2)
    #expect(played.text.contains("Done"))
    for key in "fox" { played.graph.press(key: key) }
    played.advance(to: 3)
    #expect(played.text.contains("1 of 2"))
    played.tap("Done")
    played.advance(to: 5)
    #expect(!played.text.contains("Done"))
  }
}
