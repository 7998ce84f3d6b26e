import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// The bar above a page on a phone on its side.
@MainActor
@Suite("Bars in landscape")
struct LandscapeBarTests {
  // The system's own red is another one in each year.
  private let page = Color(red: 1, green: 0, blue: 0)

  private func top(_ width: CGFloat, _ height: CGFloat, system: SystemVersion = .v18) -> CGFloat? {
    let played = PlayedView(size: CGSize(width: width, height: height), system: system) {
      NavigationStack { page.navigationTitle("T") }
    }
    return played.frame(of: page)?.minY
  }

  // Rule: `bar-in-landscape`.
  @Test("It is lower, and no title is large") func height() {
    #expect(top(852, 393) == 32)
    #expect(top(932, 430) == 44)
    // Upright.
    #expect(top(393, 852) == 96)
  }

  @Test("A title that asks to be large is not") func large() {
    let played = PlayedView(size: CGSize(width: 852, height: 393)) {
      NavigationStack {
        Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.large)
      }
    }
    #expect(played.frame(of: .red)?.minY == 32)
    #expect(abs((played.frame(ofText: "T")?.midY ?? 0) - 16) < 1)
  }

  @Test("Glass keeps its height") func glass() {
    #expect(top(852, 393, system: .v26) == GlassBarConstants.zone)
  }
}
