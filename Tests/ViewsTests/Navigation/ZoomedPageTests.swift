import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Pages that say where they grow from further in than at the link.
@MainActor
@Suite("Zoomed pages")
struct ZoomedPageTests {
  private struct Meal: Hashable {
    var number = 1
  }

  private struct Detail: View {
    let space: Namespace.ID
    @Environment(\.dismiss) private var dismiss
    @State private var portions = 2

    var body: some View {
      Color.red.navigationTransition(.zoom(sourceID: portions, in: space))
    }
  }

  private struct Growing: ViewModifier {
    let space: Namespace.ID?

    func body(content: Content) -> some View {
      if let space {
        content.navigationTransition(.zoom(sourceID: 2, in: space))
      } else {
        content
      }
    }
  }

  enum Way: CaseIterable { case condition, body, modifier }

  private struct Menu: View {
    let way: Way
    @Namespace private var space
    @State private var chosen: Meal?

    var body: some View {
      NavigationStack {
        Color.blue.frame(width: 60, height: 40)
          .matchedTransitionSource(id: 2, in: space)
          .onTapGesture { chosen = Meal() }
          .accessibilityLabel("Open")
          .navigationDestination(item: $chosen) { _ in
            switch way {
            case .condition: Color.red.navigationTransition(.zoom(sourceID: 2, in: space))
            case .body: Detail(space: space)
            case .modifier: Color.red.modifier(Growing(space: space))
            }
          }
      }
    }
  }

  // Rule: `zoom-transition`.
  @Test(
    "The page of an item grows out of its source where a condition, the page's own body or a modifier says so",
    arguments: Way.allCases)
  func pageOfItem(_ way: Way) throws {
    let played = PlayedView(size: CGSize(width: 300, height: 400)) { Menu(way: way) }
    let source = try #require(played.frame(of: .blue))
    played.tap("Open")
    played.graph.advance(to: 0.001)
    let first = try #require(played.frame(of: .red))
    #expect(abs(first.minX - source.minX) < 2 && abs(first.width - 60) < 2)
  }

  @Test("A body is not read outside of a tree where an object has to be put into the environment")
  func objectsAreNotAskedFor() {
    struct Needy: View {
      @Environment(Log.self) private var log
      var body: some View { Text(log.text) }
    }
    #expect(Needy().bodyOutside == nil)
  }

  @Test("A page's corners are round on its way, and none once it has come") func corners() {
    func isRound(shown: CGFloat) -> Bool {
      let window = ZoomWindow(top: 10, bottom: 10, height: 80, radius: 20, shown: shown)
      let path = window.path(in: CGRect(x: 0, y: 10, width: 60, height: 80))
      return !path.contains(CGPoint(x: 1, y: 1))
    }
    #expect(isRound(shown: 0) && isRound(shown: 0.5) && isRound(shown: 0.8))
    #expect(!isRound(shown: 1) && !isRound(shown: 1.1))
  }
}
