import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What tabs say of the bar that they stand above.
@MainActor
@Suite("A tab bar's look")
struct TabBarLookTests {
  @Test("What a tab says of the bar counts while it is shown, and no longer") func shownAlone() {
    let played = PlayedView(size: CGSize(width: 300, height: 400)) {
      TabView {
        Text("a").tabItem { Text("One") }
        Text("b").toolbarBackground(.blue, for: .tabBar)
          .toolbarBackground(.visible, for: .tabBar).tabItem { Text("Two") }
      }
    }
    #expect(played.frame(of: .blue) == nil)
    played.tap("Two")
    #expect(played.frame(of: .blue) != nil)
    played.tap("One")
    #expect(played.frame(of: .blue) == nil)
    played.tap("Two")
    #expect(played.frame(of: .blue) != nil)
  }
}
