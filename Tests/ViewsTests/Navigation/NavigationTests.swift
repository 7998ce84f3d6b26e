import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("NavigationStack")
struct NavigationTests {
  private let screen = CGSize(width: 300, height: 400)

  @Test("A title stands large above the page, or inline in the bar") func titles() {
    let large = PlayedView(size: screen) {
      NavigationStack { Color.red.navigationTitle("Home") }
    }
    #expect(large.text.contains("Home"))
    #expect(large.frame(of: .red) == CGRect(x: 0, y: 96, width: 300, height: 304))
    let inline = PlayedView(size: screen) {
      NavigationView {
        Color.red.navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(inline.frame(of: .red)?.minY == 44)
    let hidden = PlayedView(size: screen) {
      NavigationStack { Color.red.navigationBarHidden(true) }
    }
    #expect(hidden.frame(of: .red)?.minY == 0)
  }

  @Test("What ignores the safe area lies below the bar") func safeArea() {
    let played = PlayedView(
      size: screen, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    ) {
      NavigationStack { Color.red.ignoresSafeArea().navigationTitle("Home") }
    }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test("A link pushes its page from the trailing edge, and the way back brings it off")
  func push() {
    let played = PlayedView(size: screen) {
      NavigationStack {
        NavigationLink("Next") { Color.red.navigationTitle("Two") }.navigationTitle("One")
      }
    }
    played.tap("Next")
    played.advance(to: 0.1)
    let x = played.frame(of: .red)?.minX ?? 0
    #expect(x > 0 && x < 300)
    played.advance(to: 3)
    #expect(played.frame(of: .red)?.minX == 0)
    #expect(played.text.contains("Two"))
    // Named after the page below.
    played.tap("One")
    played.advance(to: 6)
    #expect(played.frame(of: .red) == nil)
  }
}
