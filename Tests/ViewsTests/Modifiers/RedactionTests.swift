import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Redaction")
struct RedactionTests {
  /// What is drawn: leaves by their kind, and the shapes' rectangles.
  private func drawn(_ view: PlayedView) -> (others: Int, boxes: [CGRect]) {
    var result = (others: 0, boxes: [CGRect]())
    func visit(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .leaf(.shape(let shape), let origin):
          result.boxes.append(shape.path.boundingRect.offsetBy(dx: origin.x, dy: origin.y))
        case .leaf: result.others += 1
        case .group(_, let items): visit(items)
        }
      }
    }
    visit(view.graph.displayList().items)
    return result
  }

  @Test("A text is a box as wide as its line, in a faint look of its colour") func text() {
    let played = PlayedView(measuring: OutlinedText()) {
      Text("abcd ").font(.system(size: 20)).foregroundStyle(.red).redacted(reason: .placeholder)
    }
    let (others, boxes) = drawn(played)
    #expect(others == 0)
    // 50 × 20 in the middle, its baseline at 16; the space is not covered.
    #expect(boxes.count == 1)
    #expect(boxes.first?.minX == 25)
    #expect(boxes.first?.width == 40)
    #expect(boxes.first?.minY == 40)
    #expect(boxes.first?.height == 20)
    #expect(played.text.contains("opacity 0.16"))
    #expect(played.frame(of: .red) != nil)
  }

  @Test("Each line has a box of its own") func lines() {
    func glyph(_ cluster: String, _ x: Double, _ y: Double) -> OutlinedGlyph {
      OutlinedGlyph(
        cluster: cluster, run: 0, font: FontDescription(size: 10), origin: CGPoint(x: x, y: y),
        advance: 10, outline: Path())
    }
    let lines = Placeholder.lines(of: [
      glyph("a", 0, 8), glyph(" ", 10, 8), glyph("b", 20, 8), glyph("\u{301}", 18, 8),
      glyph(" ", 30, 8), glyph("c", 0, 20),
    ])
    #expect(
      lines == [
        CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 0, y: 12, width: 10, height: 10),
      ])
    #expect(Placeholder.lines(of: []).isEmpty)
  }

  @Test("An image is a box; a shape stays, and so does what is not redacted") func others() {
    let played = PlayedView {
      VStack(spacing: 0) {
        Image(systemName: "star")
        Square(color: .blue)
        Text("ab").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    let (others, boxes) = drawn(played)
    #expect(others == 1)
    #expect(boxes.count == 2)
    #expect(played.frame(of: .blue)?.size == CGSize(width: 20, height: 20))
    #expect(played.text.contains("\"ab\""))
  }

  @Test("Contents come when the reason goes, where they were") func arrival() {
    let reasons = Handle(RedactionReasons.placeholder)
    let played = PlayedView(measuring: OutlinedText()) {
      reasons.shows { Text("abcd").redacted(reason: $0) }
    }
    #expect(!played.text.contains("abcd"))
    played.change { reasons.value = [] }
    #expect(played.text == PlayedView(measuring: OutlinedText()) { Text("abcd") }.text)
    played.change { reasons.value = .privacy }
    #expect(played.text.contains("abcd"))
  }
}
