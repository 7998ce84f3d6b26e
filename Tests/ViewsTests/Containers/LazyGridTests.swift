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
}
