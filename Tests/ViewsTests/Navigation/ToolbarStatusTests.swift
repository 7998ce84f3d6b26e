import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A status in the bar below a page, beside what else stands there.
@MainActor
@Suite("A status in a toolbar")
struct ToolbarStatusTests {
  // The system's own are others in each year.
  private let colors = [
    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
    Color(red: 0, green: 0, blue: 1),
  ]
  private let mark = Color(red: 1, green: 0, blue: 1)

  private func bar(_ count: Int, system: SystemVersion = .v18) -> PlayedView {
    PlayedView(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), system: system
    ) {
      NavigationStack {
        Color.gray.toolbar {
          ToolbarItem(placement: .status) { mark.frame(width: 80, height: 20) }
          ToolbarItemGroup(placement: .bottomBar) {
            ForEach(0..<count, id: \.self) { Square(color: colors[$0]) }
          }
        }
      }
    }
  }

  @Test("It overlaps nothing, and stays in the middle", arguments: [1, 2, 3])
  func apart(_ count: Int) throws {
    let played = bar(count)
    let status = try #require(played.frame(of: mark))
    #expect(abs(status.midX - 196.5) < 0.5)
    for color in colors.prefix(count) {
      let frame = try #require(played.frame(of: color))
      #expect(!frame.insetBy(dx: -1, dy: 0).intersects(status), "\(frame)")
    }
  }

  @Test("One item stands before it, the last of more after it") func sides() {
    #expect(bar(1).frame(of: colors[0])?.minX == 16)
    let three = bar(3)
    #expect(three.frame(of: colors[0])?.minX == 16)
    #expect(three.frame(of: colors[2])?.maxX == 377)
  }

  @Test("It takes the place of a gap in the middle") func gap() throws {
    let played = PlayedView(size: CGSize(width: 393, height: 300)) {
      NavigationStack {
        Color.gray.toolbar {
          ToolbarItem(placement: .bottomBar) { Square(color: .red) }
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Square(color: .blue) }
          ToolbarItem(placement: .status) { Square(color: .purple) }
        }
      }
    }
    #expect(played.frame(of: .red)?.minX == 16)
    #expect(played.frame(of: .blue)?.maxX == 377)
    #expect(played.frame(of: .purple)?.midX == 196.5)
  }

  @Test("On glass it stands beside the capsule of the others") func glass() throws {
    let played = bar(3, system: .v26)
    let status = try #require(played.frame(of: mark))
    for color in colors {
      let frame = try #require(played.frame(of: color))
      #expect(frame.maxX < status.minX, "\(frame)")
    }
  }
}
