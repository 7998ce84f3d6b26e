import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What an axis is made of, and where it stands.
@MainActor
@Suite("Axes of charts")
struct ChartAxisTests {
  /// A chart of 200 × 100 points with an axis from 0 to 10 that is made of what is given.
  private func played(@AxisContentBuilder x content: () -> some AxisContent) -> PlayedView {
    let axis = AnyAxisContent(content())
    return PlayedView(size: CGSize(width: 200, height: 100)) {
      Chart { RuleMark(y: .value("y", 5)).foregroundStyle(.red) }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartYAxis(.hidden).chartXAxis { axis }
    }
  }

  private func labels(_ played: PlayedView) -> [String] {
    (0...10).map { "\($0)" }.filter { (played.frame(ofText: $0)?.minX ?? -1) >= 0 }
  }

  @Test("Marks stand at the values that are listed, or at every so many") func values() {
    #expect(labels(played { AxisMarks(values: [1, 5]) }) == ["1", "5"])
    #expect(labels(played { AxisMarks(values: .stride(by: 4)) }) == ["0", "4", "8"])
    #expect(labels(played { AxisMarks(values: .automatic(desiredCount: 2)) }).count < 4)
    #expect(labels(played { AxisMarks(values: .automatic(minimumStride: 5.0)) }).contains("5"))
    #expect(!labels(played { AxisMarks(values: .automatic(minimumStride: 5.0)) }).contains("2"))
  }

  @Test("A format writes the values") func formats() {
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
    let all = played { AxisMarks(format: percent, values: .stride(by: 5)) }
    #expect(all.frame(ofText: "500%") != nil)
    let listed = played { AxisMarks(format: percent, values: [2.0]) }
    #expect(listed.frame(ofText: "200%") != nil && listed.frame(ofText: "500%") == nil)
    let label = played { AxisMarks(values: [3.0]) { AxisValueLabel(format: percent) } }
    #expect(label.frame(ofText: "300%") != nil)
  }

  @Test("Lines and ticks are as thick as they are told") func strokes() {
    let thick = StrokeStyle(lineWidth: 4)
    let bounds = { (played: PlayedView) in
      played.frames(of: .separator).map(\.width)
    }
    #expect(bounds(played { AxisMarks(values: [5], stroke: thick) }).contains(4))
    #expect(bounds(played { AxisMarks(values: .stride(by: 5), stroke: thick) }).contains(4))
    #expect(!bounds(played { AxisMarks(values: [5]) }).contains(4))
  }

  @Test("A style is given to all that an axis stands in, which may be higher then") func styles()
    throws
  {
    func ground(height: CGFloat?) throws -> CGRect {
      let chart = PlayedView(size: CGSize(width: 200, height: 100)) {
        Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
          .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
          .chartXAxisStyle { $0.frame(height: height).background(Color.red) }
          .chartYAxisStyle { $0.background(Color.green) }
      }
      let beside = try #require(chart.frame(of: .green))
      let below = try #require(chart.frame(of: .red))
      #expect(beside.maxX == 200 && beside.minX == below.maxX && beside.maxY == below.minY)
      return below
    }
    let own = try ground(height: nil)
    #expect(own.minX == 0 && own.maxY == 100 && own.height > 5 && own.height < 40)
    let high = try ground(height: 40)
    #expect(high.height == 40 && high.maxY == 100)
  }

  @Test("An axis is on the side that it names") func sides() throws {
    let below = try #require(played { AxisMarks(values: [5]) }.frame(ofText: "5"))
    let above = try #require(played { AxisMarks(position: .top, values: [5]) }.frame(ofText: "5"))
    #expect(above.maxY < below.minY)
    #expect(above.minX == below.minX)
  }

  @Test("A centred label stands between its value and the next") func centered() throws {
    func middle(_ centered: Bool) throws -> CGFloat {
      let played = played {
        AxisMarks(values: [2, 6]) { AxisValueLabel(centered: centered, anchor: .top) }
      }
      return try #require(played.frame(ofText: "2")).midX
    }
    #expect(try middle(false) == 40)
    #expect(try middle(true) == 80)
  }

  @Test("A label stands with its anchor at the value, so far from the plot as it is told")
  func anchors() throws {
    func frame(_ anchor: UnitPoint?, spacing: CGFloat? = nil) throws -> CGRect {
      let played = played {
        AxisMarks(values: [5]) { AxisValueLabel("five", anchor: anchor, verticalSpacing: spacing) }
      }
      return try #require(played.frame(ofText: "five"))
    }
    #expect(try frame(.top).midX == 100)
    #expect(try frame(.topLeading).minX == 100)
    #expect(try frame(.topTrailing).maxX == 100)
    #expect(try frame(.top, spacing: 20).height == frame(.top).height)
  }

  @Test("Labels read upwards or downwards where they are told to") func orientation() throws {
    func size(_ orientation: AxisValueLabelOrientation) throws -> CGSize {
      let word = String("word")
      let played = played {
        AxisMarks(values: [5]) { AxisValueLabel(word, orientation: orientation) }
      }
      let frame = try #require(played.frame(ofText: "word"))
      return CGSize(width: frame.width.rounded(), height: frame.height.rounded())
    }
    #expect(try size(.automatic) == CGSize(width: 40, height: 20))
    #expect(try size(.horizontal) == CGSize(width: 40, height: 20))
    #expect(try size(.vertical) == CGSize(width: 20, height: 40))
    #expect(try size(.verticalReversed) == CGSize(width: 20, height: 40))
  }

  @Test("Labels that would meet are left out, unless they are to stay") func collisions() {
    func shown(_ resolution: AxisValueLabelCollisionResolution) -> Int {
      let played = played {
        AxisMarks(values: [1, 2, 3]) {
          AxisValueLabel("wide label", anchor: .top, collisionResolution: resolution)
        }
      }
      return played.text.split(separator: "\n").count {
        $0.contains("wide label") && !$0.contains("-10000") && !$0.contains("-9")
      }
    }
    #expect(shown(.disabled) == 3)
    #expect(shown(.automatic) == 1)
    #expect(shown(.greedy) == 1)
    #expect(shown(.greedy(priority: 1, minimumSpacing: 3)) == 1)
    #expect(shown(.truncate) == 1)
  }

  @Test("Ticks are as long as they are told, or reach past the labels") func ticks() {
    func length(_ tick: AxisTick) -> CGFloat? {
      played { AxisMarks(values: [5]) { tick.foregroundStyle(.green) } }
        .frame(of: .green)?.height
    }
    #expect(length(AxisTick(length: 12)) == 12)
    #expect(length(AxisTick()) == ChartConstants.tickLength)
    let labelled = { (length: AxisTick.Length) in
      self.played {
        AxisMarks(values: [5]) {
          AxisTick(length: length).foregroundStyle(.green)
          AxisValueLabel(anchor: .top)
        }
      }.frame(of: .green)?.height
    }
    #expect(labelled(.label) == labelled(.longestLabel))
    let own = labelled(.label) ?? 0
    #expect(labelled(.label(extendPastBy: 3)) == own + 3)
    #expect(labelled(.longestLabel(extendPastBy: 5)) == own + 5)
  }

  @Test("Colours, fonts and offsets are of each mark; what is nearer to it has the say")
  func looks() throws {
    let moved = try #require(
      played {
        AxisMarks(values: [5]) {
          AxisGridLine(stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.green)
            .offset(x: 3).offset(CGSize(width: 4, height: 0)).foregroundStyle(.blue)
        }
      }.frame(of: .green))
    #expect(moved.midX == 107)
    let text = played {
      AxisMarks(values: [5]) { AxisValueLabel("five").font(.system(size: 33)).font(.body) }
    }.text
    #expect(text.contains("\"five\" 33/400"))
  }

  @Test("Groups come from sequences, conditions and types of one's own") func groups() {
    struct Ends: AxisContent {
      let hasLast: Bool
      var body: some AxisContent {
        AxisMarks(values: [0])
        if hasLast { AxisMarks(values: [9]) } else { AxisMarks(values: [7]) }
      }
    }
    #expect(labels(played { Ends(hasLast: true) }) == ["0", "9"])
    #expect(labels(played { Ends(hasLast: false) }) == ["0", "7"])
    #expect(
      labels(played { ForEach([2, 6], id: \.self) { AxisMarks(values: [$0]) } }) == ["2", "6"])
    let none: AxisMarks<Never>? = nil
    #expect(labels(played { none }).isEmpty)
    #expect(labels(played {}).isEmpty)
  }

  @Test("Marks come from conditions and types of one's own") func marks() {
    struct Even: AxisMark {
      let value: AxisValue
      var body: some AxisMark {
        if let number = value.as(Int.self), number.isMultiple(of: 2) {
          AxisValueLabel("even \(number)")
        }
        if value.index == value.count - 1 { AxisTick() } else { AxisGridLine() }
      }
    }
    let played = played { AxisMarks(values: [1, 4]) { Even(value: $0) } }
    #expect(played.frame(ofText: "even 4") != nil && played.frame(ofText: "even 1") == nil)
    // A line at the first, a tick at the last.
    #expect(played.frames(of: .separator).count == 2)
  }
}
