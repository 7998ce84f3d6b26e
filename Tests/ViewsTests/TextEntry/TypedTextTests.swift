import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Typed text under an animation")
struct TypedTextTests {
  private static let ground = Color(red: 0.2, green: 0.4, blue: 0.6)

  /// As where one searches, and what is found is animated by what is typed.
  private struct Search: View {
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Name", text: $text).padding(10).background(TypedTextTests.ground)
        Button("Clear") { withAnimation(.linear(duration: 1)) { text = "" } }
      }
      .animation(.linear(duration: 1), value: text)
    }
  }

  @Test("The prompt goes at once, and letters come at once") func letters() {
    let played = PlayedView(size: CGSize(width: 200, height: 200)) { Search() }
    played.tap("Name")
    played.type("A")
    played.advance(to: 0.1)
    #expect(played.frame(ofText: "Name") == nil)
    #expect(played.frame(ofText: "A") != nil)
    played.type("d")
    played.advance(to: 0.2)
    #expect(played.frame(ofText: "A") == nil)
    #expect(played.frame(ofText: "Ad") != nil)
  }

  @Test("What is cleared with an animation is gone at once") func clearing() {
    let played = PlayedView(size: CGSize(width: 200, height: 200)) { Search() }
    played.tap("Name")
    played.type("A")
    played.tap("Clear")
    played.advance(to: 0.1)
    #expect(played.frame(ofText: "A") == nil)
    #expect(played.frame(ofText: "Name") != nil)
  }

  @Test("What is around the field stays as it is when the prompt goes") func ground() {
    let played = PlayedView(size: CGSize(width: 200, height: 200)) { Search() }
    played.tap("Name")
    played.advance(to: 1)
    let before = played.frames(of: Self.ground)
    played.type("A")
    played.advance(to: 1.1)
    #expect(before.count == 1)
    #expect(played.frames(of: Self.ground) == before)
  }

  /// It moves with what is around it.
  @Test("A field still moves with an animation") func moving() throws {
    let handle = Handle(false)
    let played = PlayedView(size: CGSize(width: 200, height: 200)) {
      handle.shows { isDown in
        TextField("Name", text: .constant("Ada"))
          .frame(maxHeight: .infinity, alignment: isDown ? .bottom : .top)
      }
    }
    let top = try #require(played.frame(ofText: "Ada")).minY
    played.animate { handle.value = true }
    played.advance(to: 0.5)
    let middle = try #require(played.frame(ofText: "Ada")).minY
    played.advance(to: 2)
    let bottom = try #require(played.frame(ofText: "Ada")).minY
    #expect(top + 10 < middle)
    #expect(middle + 10 < bottom)
  }
}
