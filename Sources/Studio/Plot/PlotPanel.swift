import Foundation

/// One quantity of a plot, against time.
struct PlotPanel {
  struct Line {
    let curve: Int
    let isDashed: Bool
    /// Of each step.
    let values: [Double?]
  }

  let title: String
  let lines: [Line]
  /// What is seen of the scale, and where it is marked.
  let range: ClosedRange<Double>
  let ticks: [Double]

  /// Those in which something happens.
  static func panels(of plot: MotionPlot) -> [PlotPanel] {
    let x = lines(of: plot, least: 0.5) { rest($0, \.x) }
    let y = lines(of: plot, least: 0.5, isDashed: true) { rest($0, \.y) }
    let width = lines(of: plot, least: 0.5) { $0.samples.map { $0?.width } }
    let height = lines(of: plot, least: 0.5, isDashed: true) { $0.samples.map { $0?.height } }
    let all: [PlotPanel?] = [
      pair("Position", x, "x", y, "y"),
      PlotPanel("Scale", lines(of: plot, least: 0.005) { $0.samples.map { $0?.scale } }),
      pair("Size", width, "width", height, "height"),
      PlotPanel("Rotation, °", lines(of: plot, least: 0.5) { $0.samples.map { $0?.rotation } }),
      PlotPanel(
        "Opacity", lines(of: plot, least: 0.01) { $0.samples.map { $0?.opacity } },
        range: 0...1),
    ]
    return all.compactMap { $0 }
  }

  /// Two quantities in one panel, told apart by dashes where both are there.
  private static func pair(
    _ title: String, _ first: [Line], _ name: String, _ second: [Line], _ other: String
  ) -> PlotPanel? {
    if second.isEmpty { return PlotPanel("\(title) \(name), pt", first) }
    if first.isEmpty { return PlotPanel("\(title) \(other), pt", second.map(\.solid)) }
    return PlotPanel("\(title), pt (\(name), dashed \(other))", first + second)
  }

  private init?(_ title: String, _ lines: [Line], range: ClosedRange<Double>? = nil) {
    let values = lines.flatMap { $0.values.compactMap { $0 } }
    guard let low = values.min(), let high = values.max() else { return nil }
    self.title = title
    self.lines = lines
    let seen = range ?? low...high
    let step = Self.niceStep(seen.upperBound - seen.lowerBound, parts: 3)
    let first = (seen.lowerBound / step + Self.overshoot).rounded(.down)
    let last = (seen.upperBound / step - Self.overshoot).rounded(.up)
    ticks = (0...max(1, Int(min(last - first, 12)))).map { (first + Double($0)) * step }
    self.range = (ticks.first ?? low)...(ticks.last ?? high)
  }

  /// From where the view rests, which it does longer than anywhere else.
  private static func rest(
    _ curve: MotionPlot.Curve, _ key: KeyPath<MotionPlot.Sample, Double>
  ) -> [Double?] {
    var counts: [Int: Int] = [:]
    for sample in curve.samples {
      if let sample { counts[Int((sample[keyPath: key] * 2).rounded()), default: 0] += 1 }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let rest = Double(most?.key ?? 0) / 2
    return curve.samples.map { $0.map { $0[keyPath: key] - rest } }
  }

  /// - Parameter least: A change that is worth a line.
  private static func lines(
    of plot: MotionPlot, least: Double, isDashed: Bool = false,
    _ values: (MotionPlot.Curve) -> [Double?]
  ) -> [Line] {
    plot.curves.enumerated().compactMap { index, curve in
      let values = values(curve)
      let there = values.compactMap { $0 }
      guard let low = there.min(), let high = there.max(), high - low >= least else { return nil }
      return Line(curve: index, isDashed: isDashed, values: values)
    }
  }

  /// A value a little beyond a mark needs no mark of its own; of the distance between two.
  private static let overshoot = 0.04

  /// 1, 2 or 5 times a power of ten, so that about so many fit.
  static func niceStep(_ length: Double, parts: Double) -> Double {
    let raw = max(length, 1e-6) / parts
    let power = pow(10, log10(raw).rounded(.down))
    return power * ([1, 2, 2.5, 5, 10].first { $0 * power >= raw * 0.999 } ?? 10)
  }
}

extension PlotPanel.Line {
  fileprivate var solid: PlotPanel.Line {
    PlotPanel.Line(curve: curve, isDashed: false, values: values)
  }
}
