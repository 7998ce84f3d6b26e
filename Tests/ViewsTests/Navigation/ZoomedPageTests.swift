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

  private struct Menu: View {
    let isOfItsOwn: Bool
    @Namespace private var space
    @State private var chosen: Meal?

    var body: some View {
      NavigationStack {
        Color.blue.frame(width: 60, height: 40)
          .matchedTransitionSource(id: 2, in: space)
          .onTapGesture { chosen = Meal() }
          .accessibilityLabel("Open")
          .navigationDestination(item: $chosen) { _ in
            if isOfItsOwn {
              Detail(space: space)
            } else {
              Color.red.navigationTransition(.zoom(sourceID: 2, in: space))
            }
          }
      }
    }
  }

  // Rule: `zoom-transition`.
  @Test(
    "The page of an item grows out of its source where a condition or the page's own body says so",
    arguments: [false, true])
  func pageOfItem(_ isOfItsOwn: Bool) throws {
    let played = PlayedView(size: CGSize(width: 300, height: 400)) { Menu(isOfItsOwn: isOfItsOwn) }
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
}
