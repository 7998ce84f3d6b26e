import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// From which value to which an axis goes, and over what of the plot.
@MainActor
@Suite("Domains of charts")
struct ChartDomainTests {
  /// Where a mark at (5, 5) is in a plot of 200 × 100 points.
  private func middle<V: View>(_ scale: (AnyView) -> V) throws -> CGPoint {
    let chart = AnyView(
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5)).foregroundStyle(.red)
        PointMark(x: .value("x", 10), y: .value("y", 10))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    let played = PlayedView(size: CGSize(width: 200, height: 100)) { scale(chart) }
    let frame = try #require(played.frame(of: .red))
    return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
  }

  @Test("Numbers begin at zero unless they are told not to") func zero() throws {
    #expect(try middle { $0 } == CGPoint(x: 100, y: 50))
    #expect(try middle { $0.chartXScale(domain: .automatic) } == CGPoint(x: 100, y: 50))
    #expect(
      try middle { $0.chartXScale(domain: .automatic(includesZero: false)) }
        == CGPoint(x: 0, y: 50))
  }

  @Test("An axis can go from the largest to the smallest") func reversed() throws {
    #expect(try middle { $0.chartXScale(domain: 0...20) } == CGPoint(x: 50, y: 50))
    #expect(try middle { $0.chartXScale(domain: [20, 0]) } == CGPoint(x: 150, y: 50))
    #expect(try middle { $0.chartXScale(domain: [0, 20]) } == CGPoint(x: 50, y: 50))
    #expect(
      try middle { $0.chartYScale(domain: .automatic(reversed: true)).chartXScale(domain: 0...20) }
        == CGPoint(x: 50, y: 50))
    #expect(
      try middle { $0.chartYScale(domain: [20, 0]) } == CGPoint(x: 100, y: 25))
  }

  @Test("A scale can leave points free at the ends of the plot") func padding() throws {
    #expect(
      try middle { $0.chartXScale(range: .plotDimension(startPadding: 100)) }
        == CGPoint(x: 150, y: 50))
    #expect(
      try middle { $0.chartXScale(range: .plotDimension(endPadding: 100)) }
        == CGPoint(x: 50, y: 50))
    #expect(
      try middle { $0.chartYScale(domain: 0...20, range: .plotDimension(padding: 20)) }
        == CGPoint(x: 100, y: 65))
    #expect(
      try middle { $0.chartYScale(range: .plotDimension) } == CGPoint(x: 100, y: 50))
    #expect(
      try middle { $0.chartYScale(range: .plotDimension(startPadding: 50)) }
        == CGPoint(x: 100, y: 25))
  }

  @Test(
    "Each way to spread values keeps the ends, and goes back where it came from",
    arguments: [
      .linear, .date, .log, .squareRoot, .symmetricLog, .symmetricLog(slopeAtZero: 3),
      .power(exponent: 2), .category,
    ] as [ScaleType])
  func types(_ type: ScaleType) {
    let scale = LinearScale(lower: 1, upper: 100, type: type)
    #expect(abs(scale.place(1)) < 1e-9 && abs(scale.place(100) - 1) < 1e-9)
    for value in [1.0, 7, 50, 100] {
      let back = scale.datum(at: scale.place(value)).amount ?? .nan
      #expect(abs(back - value) < 1e-6)
    }
  }

  @Test("Roots, powers and the symmetric logarithm are the same below zero, upside down")
  func belowZero() {
    for type in [ScaleType.squareRoot, .symmetricLog, .power(exponent: 3)] {
      #expect(type.stretched(-4) == -type.stretched(4))
      #expect(abs(type.restored(type.stretched(-4)) + 4) < 1e-9)
    }
  }

  @Test("A type of scale moves what is between the ends") func spread() throws {
    #expect(try middle { $0.chartXScale(type: .linear) }.x == 100)
    #expect(try middle { $0.chartXScale(domain: 0...20, type: .squareRoot) }.x == 100)
    #expect(try middle { $0.chartYScale(type: .power(exponent: 2)) }.y == 75)
    #expect(try middle { $0.chartXScale(domain: 0...10, type: .power(exponent: 2)) }.x == 50)
    // Numbers as names have bands of one length.
    #expect(try middle { $0.chartXScale(type: .category) }.x == 50)
  }

  @Test("Names stand in the order of the domain") func names() throws {
    func left(_ domain: [String]) throws -> CGFloat {
      let played = PlayedView(size: CGSize(width: 200, height: 100)) {
        Chart { BarMark(x: .value("x", "b"), y: .value("y", 1), width: 10).foregroundStyle(.red) }
          .chartXScale(domain: domain).chartXAxis(.hidden).chartYAxis(.hidden)
      }
      return try #require(played.frame(of: .red)).midX
    }
    #expect(try left(["a", "b"]) == 150)
    #expect(try left(["b", "a", "c", "d"]) == 25)
  }
}
