import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every symbol is 20 points wide and high.
@MainActor
@Suite("Pictures as paint")
struct ImagePaintTests {
  private let star = Image(systemName: "star")

  private func stars<V: View>(@ViewBuilder _ view: () -> V) -> Int {
    let shown = view()
    return PlayedView { shown }.text.components(separatedBy: "symbol star ").count - 1
  }

  @Test("A shape is filled with as many as cover it, cut off at its edge") func tiles() {
    #expect(stars { Rectangle().fill(ImagePaint(image: star)).frame(width: 60, height: 40) } == 6)
    #expect(stars { Rectangle().fill(.image(star, scale: 0.5)).frame(width: 60, height: 40) } == 24)
    let filled = PlayedView { Circle().fill(ImagePaint(image: star)).frame(width: 40, height: 40) }
    #expect(filled.text.contains("clip ellipse 30,30 40x40"))
  }

  @Test("A part of a picture is repeated alone") func part() {
    let half = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let played = PlayedView {
      Rectangle().fill(ImagePaint(image: star, sourceRect: half)).frame(width: 20, height: 20)
    }
    #expect(played.text.contains("clip rect 40,40 10x20"))
    #expect(played.text.contains("clip rect 50,40 10x20"))
  }

  @Test("A line outside of its shape is covered as well") func line() {
    let shown = stars {
      Rectangle().stroke(ImagePaint(image: star), lineWidth: 20).frame(width: 20, height: 20)
    }
    #expect(shown > 1)
  }

  @Test("Nothing is drawn of pictures without a size, and of too many") func edges() {
    #expect(stars { Rectangle().fill(ImagePaint(image: star, scale: 0)) } == 0)
    let tiny = PlayedView { Rectangle().fill(ImagePaint(image: star, scale: 0.001)) }
    #expect(!tiny.text.contains("symbol"))
    #expect(
      tiny.graph.warnings == [
        "ImagePaint draws nothing where its picture would stand more than 10000 times; give it a "
          + "larger scale than 0.001."
      ])
    #expect(
      stars { Rectangle().fill(ImagePaint(image: star, sourceRect: .zero)) } == 0)
  }

  @Test("Text has the label's color") func text() {
    let played = PlayedView { Text("a").foregroundStyle(ImagePaint(image: star)) }
    #expect(played.text.contains("#000000FF"))
  }
}
