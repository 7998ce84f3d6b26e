import Foundation
import Testing

@testable import Views

/// Which numbers and dates an axis shows.
@Suite("Scales of charts")
struct ChartScaleTests {
  @Test(
    "An axis of numbers has about five marks, at round numbers",
    arguments: [
      (6, [0, 2, 4, 6]), (916, [0, 200, 400, 600, 800, 1000]),
      (15_000, [0, 5000, 10_000, 15_000]), (0.9, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    ] as [(Double, [Double])])
  func roundNumbers(_ most: Double, _ expected: [Double]) {
    let numbers = NiceNumbers(from: 0, to: most, count: ChartConstants.desiredCount)
    let values = numbers.values(in: 0...numbers.above(most))
    #expect(values.count == expected.count)
    #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A year is marked by quarters, a week by days, a day by six hours") func dates() {
    func steps(_ days: Double) -> DateSteps {
      DateSteps(span: days * 86_400, desiredCount: ChartConstants.desiredDateCount)
    }
    #expect(steps(365).component == .month && steps(365).count == 3)
    #expect(steps(7).component == .day && steps(7).count == 1)
    #expect(steps(1).component == .hour && steps(1).count == 6)
  }

  @Test("Names have bands of one length, and a place tells its name") func bands() {
    let scale = BandScale(categories: ["a", "b", "c", "d"].map { .category($0) })
    #expect(scale.place(.category("c")) == 0.5)
    #expect(scale.place(.category("x")) == nil)
    #expect(scale.datum(at: 0.6) == .category("c"))
    #expect(scale.datum(at: 1.1) == nil)
  }

  @Test("A logarithmic scale is even in powers") func logarithm() {
    let scale = LinearScale(lower: 1, upper: 10_000, type: .log)
    #expect(abs(scale.place(100) - 0.5) < 1e-9)
    #expect(abs((scale.datum(at: 0.75).amount ?? 0) - 1000) < 1e-6)
  }

  @Test("What is seen of a scale is from where it was scrolled to") func window() {
    var scale = LinearScale(lower: 0, upper: 100)
    scale.window = ScaleWindow(start: 0.5, length: 0.25)
    #expect(scale.place(50) == 0 && scale.place(75) == 1)
    #expect(scale.shown == 50...75)
  }

  @Test("Values come back as the author's own types") func types() {
    enum Kind: String, Plottable { case small, large }
    #expect(PlotDatum(Kind.large).value(as: Kind.self) == .large)
    #expect(PlotDatum(7).value(as: Int.self) == 7)
    #expect(PlotDatum.number(6.6).value(as: Int.self) == 7)
    #expect(PlotDatum.number(6.6).value(as: String.self) == nil)
    let date = Date(timeIntervalSinceReferenceDate: 86_400)
    #expect(PlotDatum(date).value(as: Date.self) == date)
  }
}
