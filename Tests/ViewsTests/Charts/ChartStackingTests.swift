import Foundation
import Testing

@testable import ViewEngine
@testable import Views

/// How marks of one place are put on each other.
@MainActor
@Suite("Stacking of charts")
struct ChartStackingTests {
  private func ends(_ stacking: MarkStackingMethod, _ amounts: [Double]) -> [[Double]] {
    var collector = MarkCollector()
    collector.collect(
      ForEach(amounts.indices, id: \.self) { index in
        BarMark(x: .value("x", "a"), y: .value("y", amounts[index]), stacking: stacking)
      })
    return StackedMark.stacked(collector.marks).map { $0.mark.y.points.compactMap(\.datum.amount) }
  }

  @Test("Bars stand on each other, what is below zero below it") func standard() {
    #expect(ends(.standard, [2, 3, -1]) == [[0, 2], [2, 5], [0, -1]])
  }

  @Test("All together are the whole") func normalized() {
    #expect(ends(.normalized, [1, 3]) == [[0, 0.25], [0.25, 1]])
  }

  @Test("All together are around the middle") func center() {
    #expect(ends(.center, [2, 4]) == [[-3, -1], [-1, 3]])
  }

  @Test("One in front of the other") func unstacked() {
    #expect(ends(.unstacked, [2, 3]) == [[0, 2], [0, 3]])
  }

  @Test("A mark keeps its identity when others come before it") func identity() {
    func ids(_ names: [String]) -> [[AnyHashable]] {
      var collector = MarkCollector()
      collector.collect(
        ForEach(names, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) })
      return collector.marks.map(\.id)
    }
    #expect(ids(["a", "b"]).last == ids(["c", "a", "b"]).last)
  }
}
