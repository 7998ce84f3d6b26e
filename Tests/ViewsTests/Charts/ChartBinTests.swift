import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Ranges that data are counted in.
@MainActor
@Suite("Histograms")
struct ChartBinTests {
  @Test("Ranges begin at round numbers, and each value is in one") func numbers() {
    let bins = NumberBins(range: 3.0...97, desiredCount: 10)
    #expect(bins.thresholds == (0...10).map { Double($0) * 10 })
    #expect(bins.count == 10)
    #expect(bins[3].lowerBound == 30 && bins[3].upperBound == 40)
    #expect(bins[3].contains(30) && !bins[3].contains(40))
    #expect(bins.index(for: 30) == 3 && bins.index(for: 39.5) == 3)
    #expect(bins.index(for: -5) == 0 && bins.index(for: 500) == 9)
    #expect(NumberBins(size: 5, range: 0...12).thresholds == [0, 5, 10, 15])
    #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    #expect(NumberBins(data: [1, 2, 3], desiredCount: 50).thresholds == [1, 2, 3])
    #expect(NumberBins(data: [Double]()).count >= 1)
    #expect(NumberBins(thresholds: [3, 1, 2]).thresholds == [1, 2, 3])
  }

  @Test("Days are as long as they are") func dates() {
    let start = Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    let bins = DateBins(unit: .day, range: start...(start + 100_000))
    #expect(bins.count == 2 && bins.thresholds[0] == start)
    #expect(bins.index(for: start + 90_000) == 1)
    #expect(DateBins(timeInterval: 10, range: start...(start + 25)).count == 3)
    #expect(DateBins(thresholds: [start + 1, start]).count == 1)
    #expect(DateBins(range: start...(start + 864_000), desiredCount: 10).count >= 5)
    #expect(DateBins(data: [start]).count == 1)
  }

  @Test("A bar stands over its range, from which the axis need not go to zero") func bars() throws {
    let bins = NumberBins(size: 10, range: 20.0...40)
    let played = PlayedView {
      Chart {
        BarMark(x: .value("Range", bins[0]), y: .value("Count", 5)).foregroundStyle(.red)
        BarMark(x: .value("Range", bins[1]), y: .value("Count", 10)).foregroundStyle(.blue)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let (one, other) = try (
      #require(played.frame(of: .red)), #require(played.frame(of: .blue))
    )
    // Two ranges share the 100 points of the plot.
    #expect(abs(one.midX - 25) < 1 && abs(other.midX - 75) < 1)
    #expect(other.height > 1.9 * one.height)
  }
}
