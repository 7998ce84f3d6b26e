import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("LazyVGrid and LazyHGrid")
struct LazyGridTests {
  private func origins(_ columns: [GridItem], spacing: CGFloat? = nil) -> [CGRect] {
    PlayedView {
      LazyVGrid(columns: columns, spacing: spacing) {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 20) }
      }
    }.frames(of: .red)
  }

  @Test("Flexible columns share the width") func flexible() {
    #expect(
      origins([GridItem(.flexible()), GridItem(.flexible())]) == [
        CGRect(x: 0, y: 26, width: 46, height: 20), CGRect(x: 54, y: 26, width: 46, height: 20),
        CGRect(x: 0, y: 54, width: 46, height: 20),
      ])
  }

  @Test("Fixed columns keep theirs, and spacings are what is said") func fixed() {
    #expect(
      origins([GridItem(.fixed(30), spacing: 0), GridItem(.flexible(maximum: 50))], spacing: 0)
        == [
          CGRect(x: 10, y: 30, width: 30, height: 20), CGRect(x: 40, y: 30, width: 50, height: 20),
          CGRect(x: 10, y: 50, width: 30, height: 20),
        ])
  }

  @Test("As many adaptive columns as fit") func adaptive() {
    #expect(
      origins([GridItem(.adaptive(minimum: 25), spacing: 5)]).map(\.width) == [30, 30, 30])
  }

  @Test("Horizontal grids go column by column") func horizontal() {
    let frames = PlayedView {
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 10) {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 20) }
      }
    }.frames(of: .red)
    #expect(
      frames.map(\.origin) == [
        CGPoint(x: 25, y: 6), CGPoint(x: 25, y: 54), CGPoint(x: 55, y: 6),
      ])
  }

  /// Sections of a red header, green cells and a blue footer, in three columns of 28.
  private func sections(_ pinned: PinnedScrollableViews = []) -> PlayedView {
    PlayedView {
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 0,
          pinnedViews: pinned
        ) {
          ForEach(0..<2, id: \.self) { _ in
            Section {
              ForEach(0..<4, id: \.self) { _ in Color.green.frame(height: 30) }
            } header: {
              Color.red.frame(height: 20)
            } footer: {
              Color.blue.frame(height: 10)
            }
          }
        }
      }
    }
  }

  @Test("Headers and footers have lines of their own, across all columns") func sectionParts() {
    let played = sections()
    #expect(
      played.frames(of: .red) == [
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 90, width: 100, height: 20),
      ])
    #expect(played.frames(of: .blue).map(\.minY) == [80, 170])
    #expect(played.frames(of: .green).prefix(4).map(\.minY) == [20, 20, 20, 50])
  }

  @Test("A pinned header stays at the edge while its section is in sight") func pinned() {
    for (pinned, top) in [(PinnedScrollableViews.sectionHeaders, CGFloat(0)), ([], -30)] {
      let played = sections(pinned)
      played.graph.touchDown(at: CGPoint(x: 50, y: 60))
      played.graph.touchMoved(to: CGPoint(x: 50, y: 50))
      played.graph.touchMoved(to: CGPoint(x: 50, y: 20))
      #expect(played.frames(of: .red).map(\.minY).min() == top)
    }
  }
}
