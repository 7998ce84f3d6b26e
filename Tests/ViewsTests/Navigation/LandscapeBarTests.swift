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

  private func top(
    _ width: CGFloat, _ height: CGFloat, system: SystemVersion = .v18, device: DeviceIdiom? = .phone
  ) -> CGFloat? {
    let size = CGSize(width: width, height: height)
    let played = PlayedView(size: size, system: system, device: device) {
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

  @Test("The icons of tabs stand beside their titles, in a bar that is lower on a small phone")
  func tabs() throws {
    func title(_ width: CGFloat, _ height: CGFloat) throws -> CGFloat {
      let played = PlayedView(size: CGSize(width: width, height: height), device: .phone) {
        TabView { page.tabItem { Label("One", systemImage: "star") } }
      }
      return try #require(played.frame(ofText: "One")).midY
    }
    // Of 32, of 49, and upright of 49 with the title below the icon.
    #expect(abs(try title(852, 393) - (393 - 16)) < 1)
    #expect(abs(try title(932, 430) - (430 - 24.5)) < 1)
    #expect(abs(try title(393, 852) - (852 - 49 + 6 + 28 + 6)) < 1)
  }

  @Test("A title that asks to be large is not") func large() {
    let played = PlayedView(size: CGSize(width: 852, height: 393), device: .phone) {
      NavigationStack {
        Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.large)
      }
    }
    #expect(played.frame(of: .red)?.minY == 32)
    #expect(abs((played.frame(ofText: "T")?.midY ?? 0) - 16) < 1)
  }

  @Test("On a wide screen that is nobody's it is as on an upright phone") func nobodys() {
    #expect(top(800, 300, device: nil) == top(393, 852))
    #expect(top(852, 393, device: nil) == top(393, 852))
  }

  @Test("Glass keeps its height") func glass() {
    #expect(top(852, 393, system: .v26) == GlassBarConstants.zone)
  }
}
