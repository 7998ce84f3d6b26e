import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a geometry reader builds during layout is whole in the same frame.
@MainActor
@Suite("GeometryReader's content")
struct GeometryReaderContentTests {
  @Test("Backgrounds, overlays and borders of what is in a stack inside are there at once")
  func decorations() {
    let played = PlayedView {
      GeometryReader { _ in
        VStack {
          Color.red.frame(width: 20, height: 20)
            .background { HStack { Color.green.background(Color.yellow) } }
            .overlay { Color.blue.frame(width: 5, height: 5) }
            .border(.pink)
        }
      }
    }
    #expect(played.frame(of: .red) != nil)
    #expect(played.frame(of: .green) == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(played.frame(of: .yellow) == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(played.frame(of: .blue)?.size == CGSize(width: 5, height: 5))
    #expect(played.frame(of: .pink) != nil)
  }

  @Test("What can come and go in it was there from the start, whatever animates each change")
  func start() {
    let isThere = Handle(true)
    let played = PlayedView {
      isThere.shows { isThere in
        GeometryReader { _ in
          if isThere { Color.red.transition(.opacity) }
        }
        .transaction { $0.animation = .linear(duration: 1) }
      }
    }
    #expect(played.frame(of: .red) != nil)
    let start = played.text
    played.advance(to: 0.5)
    #expect(played.text == start)
  }

  @Test("A list in a navigation stack has its ground and its cards at once") func list() {
    let played = PlayedView(size: CGSize(width: 300, height: 400)) {
      NavigationStack { List { Text("row") } }
    }
    #expect(played.frame(of: Color(.systemGroupedBackground)) != nil)
    #expect(played.frame(of: Color(.secondarySystemGroupedBackground)) != nil)
  }
}
