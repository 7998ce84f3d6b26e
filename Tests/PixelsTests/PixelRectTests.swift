import Pixels
import Testing

@Suite struct PixelRectTests {
  private let part = PixelRect(x: 8, y: 4, width: 20, height: 10)

  @Test func aRectangleEndsBehindItsLastPixel() {
    #expect(part == PixelRect(minX: 8, minY: 4, maxX: 28, maxY: 14))
    #expect(part.size == PixelSize(width: 20, height: 10))
    #expect(part.size.area == 200)
    #expect(PixelRect(part.size) == PixelRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func whatDoesNotMeetHasAnEmptyIntersection() {
    #expect(
      part.intersection(PixelRect(PixelSize(width: 16, height: 9)))
        == PixelRect(minX: 8, minY: 4, maxX: 16, maxY: 9))
    // Edges that touch have no pixel in common.
    #expect(part.intersection(PixelRect(x: 28, y: 4, width: 5, height: 5)) == .empty)
    #expect(part.intersection(PixelRect(x: 100, y: 100, width: 5, height: 5)) == .empty)
  }

  @Test func nothingAddsNothing() {
    #expect(part.union(.empty) == part)
    #expect(PixelRect.empty.union(part) == part)
    #expect(
      part.union(PixelRect(x: 0, y: 6, width: 1, height: 1))
        == PixelRect(minX: 0, minY: 4, maxX: 28, maxY: 14))
    #expect(PixelRect.empty.outset(3, 3) == .empty)
  }

  @Test func aRectangleTurnedInsideOutIsEmpty() {
    let none = PixelRect(minX: 5, minY: 5, maxX: 3, maxY: 9)
    #expect(none.isEmpty && none.width == 0)
    #expect(part.intersection(none) == .empty && part.union(none) == part)
  }

  @Test func whatGrowsHoldsWhatWasMovedByAsMuch() {
    let grown = part.outset(1, 0)
    #expect(grown == PixelRect(x: 7, y: 4, width: 22, height: 10))
    #expect(grown.intersection(part.moved(1, 0)) == part.moved(1, 0))
  }
}
