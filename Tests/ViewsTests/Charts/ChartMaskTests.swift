import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Masks of marks")
struct ChartMaskTests {
  private func text(@ChartContentBuilder _ content: () -> some ChartContent) -> String {
    PlayedView {
      Chart(content: content)
        .chartXScale(domain: 0...4).chartYScale(domain: 0...4).chartXAxis(.hidden)
        .chartYAxis(.hidden)
    }
    .text
  }

  private var line: some ChartContent {
    ForEach(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
  }

  @Test("Of marks only that is seen which lies under the mask's, and of these nothing") func shown()
  {
    let masked = text {
      line.foregroundStyle(.red).mask {
        RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 2)).foregroundStyle(.blue)
      }
    }
    let lines = masked.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains { $0.hasPrefix("mask") }, "\(masked)")
    #expect(masked != text { line.foregroundStyle(.red) })
  }

  @Test("Marks of a mask do not stand on those that they mask, nor are joined with them")
  func apart() {
    var collector = MarkCollector()
    let bar = BarMark(x: .value("x", "a"), y: .value("y", 2))
    collector.collect(bar.mask { bar })
    let stacked = StackedMark.stacked(collector.marks)
    #expect(stacked.map(\.isStacked) == [false, false])
    var lines = MarkCollector()
    lines.collect(line.mask { line })
    #expect(Set(lines.marks.map { LinePlacing.Series($0) }).count == 2)
    #expect(Set(lines.marks.map(\.id)).count == 10)
  }

  @Test("Values that only a mask's marks stand for are in no legend") func legend() {
    let masked = text {
      line.mask { RectangleMark(y: .value("y", 2)).foregroundStyle(by: .value("Kind", "Hidden")) }
    }
    #expect(!masked.contains("Hidden"), "\(masked)")
  }
}
