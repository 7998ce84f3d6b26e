import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Where charts draw their marks.
@MainActor
@Suite("Chart")
struct ChartTests {
  private let size = CGSize(width: 200, height: 100)

  private func bare(@ChartContentBuilder _ content: () -> some ChartContent) -> some View {
    Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }

  @Test("A bar is as high as its value, in the middle of its band") func bars() throws {
    let played = PlayedView(size: size) {
      bare {
        BarMark(x: .value("x", "a"), y: .value("y", 5), width: .fixed(20)).foregroundStyle(.red)
        BarMark(x: .value("x", "b"), y: .value("y", 10), width: .ratio(0.5))
          .foregroundStyle(.green)
      }
    }
    #expect(played.frame(of: .red) == CGRect(x: 40, y: 50, width: 20, height: 50))
    #expect(played.frame(of: .green) == CGRect(x: 125, y: 0, width: 50, height: 100))
  }

  @Test("The plot has what its style puts round it") func plotStyle() {
    let played = PlayedView(size: size) {
      bare { BarMark(x: .value("x", "a"), y: .value("y", 5)).foregroundStyle(.red) }
        .chartPlotStyle { $0.frame(width: 120).background(.green) }
    }
    #expect(played.frame(of: .green)?.width == 120)
    #expect((played.frame(of: .red)?.maxX ?? 200) <= played.frame(of: .green)?.maxX ?? 0)
  }

  @Test("Names of an upright axis go from the top") func horizontalBars() {
    let played = PlayedView(size: size) {
      bare {
        BarMark(x: .value("x", 10), y: .value("y", "a"), height: .ratio(1)).foregroundStyle(.red)
        BarMark(x: .value("x", 5), y: .value("y", "b"), height: .inset(5)).foregroundStyle(.blue)
      }
    }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(played.frame(of: .blue) == CGRect(x: 0, y: 55, width: 100, height: 40))
  }

  @Test("Bars grow within an animation") func growth() throws {
    struct Growing: View {
      let isGrown: Bool
      var body: some View {
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", isGrown ? 10 : 0), width: .fixed(20))
            .foregroundStyle(.red).cornerRadius(0)
        }
        .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
    let grown = Handle(false)
    let played = PlayedView(size: size) { grown.shows { Growing(isGrown: $0) } }
    played.animate { grown.value = true }
    played.advance(to: 0.5)
    #expect(try #require(played.frame(of: .red)?.height) == 50)
    played.advance(to: 1)
    #expect(played.frame(of: .red)?.height == 100)
  }

  @Test("A line's points travel") func lines() {
    var shape = LineShape(points: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)], method: .linear)
    let more = LineShape(
      points: [CGPoint(x: 0, y: 1), CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0)], method: .linear)
    let way = more.animatableData - shape.animatableData
    shape.animatableData = shape.animatableData + way.scaled(by: 0.5)
    // The point that is new comes out of the last one.
    #expect(
      shape.points
        == [CGPoint(x: 0, y: 0.5), CGPoint(x: 0.75, y: 1), CGPoint(x: 1, y: 0.5)])
  }

  @Test("Labels stand beside the plot") func axes() {
    let played = PlayedView(size: size) {
      Chart { BarMark(x: .value("x", "Cube"), y: .value("y", 6)).foregroundStyle(.red) }
    }
    for label in ["Cube", "0", "2", "4", "6"] { #expect(played.text.contains("\"\(label)\"")) }
    #expect(played.text.contains("\"8\"") == false)
  }

  @Test("The legend tells what each colour stands for") func legend() {
    let played = PlayedView(size: size) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 6)).foregroundStyle(by: .value("k", "One"))
        BarMark(x: .value("x", "b"), y: .value("y", 6)).foregroundStyle(by: .value("k", "Two"))
      }
      .chartForegroundStyleScale(["Two": Color.purple, "One": Color.mint])
    }
    #expect(played.text.contains("\"One\"") && played.text.contains("\"Two\""))
    // A bar and a dot of each.
    #expect(played.frames(of: .purple).count == 2 && played.frames(of: .mint).count == 2)
  }

  @Test("Sectors go around from the top, each as far as its part") func sectors() {
    let sector = SectorShape(
      start: 0, end: 0.25, innerRadius: SectorRadius(.ratio(0.5), own: 0),
      outerRadius: SectorRadius(.automatic, own: 1), inset: 0, cornerRadius: 0)
    let path = sector.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.contains(CGPoint(x: 75, y: 20)))
    #expect(!path.contains(CGPoint(x: 25, y: 20)) && !path.contains(CGPoint(x: 55, y: 45)))
  }

  @Test("An annotation above the highest bar makes the scale leave room") func annotations() {
    let played = PlayedView(size: size) {
      bare {
        BarMark(x: .value("x", "a"), y: .value("y", 10), width: .fixed(20))
          .foregroundStyle(.red)
          .annotation(position: .top, spacing: 0) { Color.blue.frame(width: 30, height: 20) }
      }
    }
    #expect(played.frame(of: .red)?.minY == 20)
    #expect(played.frame(of: .blue) == CGRect(x: 85, y: 0, width: 30, height: 20))
  }

  @Test("Custom marks of an axis are asked for each of its values") func axisMarks() {
    let played = PlayedView(size: size) {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 2]) { value in
            AxisGridLine(stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.red)
            if let number = value.as(Int.self) {
              AxisValueLabel { Text("no. \(number)") }
            }
          }
        }
    }
    #expect(played.text.contains("\"no. 0\"") && played.text.contains("\"no. 2\""))
    #expect(!played.text.contains("\"no. 1\""))
  }
}
