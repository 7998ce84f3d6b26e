import Drawing
import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What is between a bar of iOS 26 and the content that has scrolled beneath it.
@MainActor
@Suite("Edges of bars of iOS 26")
struct GlassBarEdgeTests {
  private static let mark = Color(red: 1, green: 0, blue: 0)

  private func played<V: View>(@ViewBuilder _ page: () -> V) -> PlayedView {
    let played = PlayedView(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), system: .v26
    ) { NavigationStack { page() } }
    played.advance(to: 1)
    return played
  }

  private var page: some View {
    ScrollView { Self.mark.frame(width: 100, height: 3000) }
      .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
  }

  private func scroll(_ played: PlayedView) {
    played.drag(from: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: -300))
    played.advance(to: 4)
  }

  /// What fades from one colour to another, with where on screen it begins and ends.
  private func fades(_ played: PlayedView) -> [(colors: [RGBA], start: CGFloat, end: CGFloat)] {
    func find(_ items: [DisplayItem]) -> [(colors: [RGBA], start: CGFloat, end: CGFloat)] {
      items.flatMap { item -> [(colors: [RGBA], start: CGFloat, end: CGFloat)] in
        switch item {
        case .leaf(.shape(let shape), let origin):
          guard case .linearGradient(let stops, let start, let end) = shape.paint else { return [] }
          return [(stops.map(\.color), origin.y + start.y, origin.y + end.y)]
        case .leaf: return []
        case .group(_, let items): return find(items)
        }
      }
    }
    return find(played.graph.displayList().items)
  }

  @Test("A header of a plain list over rows has the page's ground, which fades, and no bar's")
  func header() {
    let played = played {
      List {
        Section("Head") { ForEach(0..<40, id: \.self) { Text("row \($0)") } }
      }
      .listStyle(.plain)
      .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
    }
    #expect(fades(played).isEmpty)
    scroll(played)
    #expect(fades(played).contains { $0.colors.map { ($0.alpha * 100).rounded() } == [95, 85, 0] })
  }

  @Test("The page's ground fades towards the page once content is beneath the bar")
  func top() throws {
    let played = played { page }
    #expect(fades(played).isEmpty)
    let top = try #require(played.frame(of: Self.mark)).minY
    scroll(played)
    let fade = try #require(fades(played).first)
    #expect(fade.colors.allSatisfy { $0.red == 1 && $0.green == 1 && $0.blue == 1 })
    #expect(fade.colors.map { ($0.alpha * 100).rounded() } == [85, 0])
    // From the top of the screen to where the page begins that has not scrolled.
    #expect(fade.start == 0 && fade.end == top)
  }

  @Test("Below a page it fades upwards, as far as there is more of the page")
  func bottom() throws {
    let played = played {
      page.toolbar { ToolbarItem(placement: .bottomBar) { Button("A", systemImage: "star") {} } }
    }
    let fade = try #require(fades(played).first)
    #expect(fade.start == 852 && fade.end < 852 - 34)
  }

  @Test("A bar with a ground of its own has that alone") func ownGround() {
    let ground = Color(red: 0, green: 0, blue: 1)
    let played = played { page.toolbarBackground(ground, for: .navigationBar) }
    scroll(played)
    #expect(fades(played).isEmpty && played.frame(of: ground) != nil)
  }
}
