import Foundation
import Motion
import ViewEngine

/// A chart in space as values: what its axes go over, and where in the cube its pieces are.
@MainActor
struct DepthPlan {
  /// One axis of the cube.
  struct Span {
    let range: ClosedRange<Double>
    let numbers: NiceNumbers
    let titles: [AxisTitle]
    /// The names that it has instead of numbers, in the order in which they come or that they are told in.
    let categories: [PlotDatum]

    init(_ data: [PlotDatum], _ settings: AxisSettings, usual: ClosedRange<Double>) {
      var names: [PlotDatum] = []
      if case .categories(let given)? = settings.domain?.values { names = given }
      for name in data where name.category != nil && !names.contains(name) { names.append(name) }
      categories = data.contains { $0.category != nil } ? names : []
      let found = data.compactMap(\.amount)
      let given = settings.domain?.numbers
      let own = found.min().flatMap { least in found.max().map { least...max($0, least) } } ?? usual
      let wide = own.lowerBound == own.upperBound ? own.lowerBound...own.lowerBound + 1 : own
      let asked = given ?? wide
      numbers = NiceNumbers(from: asked.lowerBound, to: asked.upperBound, count: 4)
      range =
        categories.isEmpty
        ? given ?? numbers.below(asked.lowerBound)...numbers.above(asked.upperBound)
        : -0.5...Double(categories.count) - 0.5
      titles = settings.titles
    }

    /// What stands for a value; nil where it has no place.
    func amount(of datum: PlotDatum) -> Double? {
      guard datum.category != nil else { return datum.amount }
      return categories.firstIndex(of: datum).map { Double($0) }
    }

    /// Where in the cube a value is: −0.5…0.5.
    func place(_ value: Double) -> Double {
      (value - range.lowerBound) / max(range.upperBound - range.lowerBound, .ulpOfOne) - 0.5
    }

    var ticks: [(place: Double, text: String)] {
      guard categories.isEmpty else {
        return categories.enumerated().map { (place(Double($0)), $1.category ?? "") }
      }
      return numbers.values(in: range).map {
        (
          place($0),
          $0.formatted(.number.precision(.fractionLength(0...max(0, numbers.fractionDigits))))
        )
      }
    }
  }

  let pieces: [_Chart3DPiece]
  let x: Span
  let y: Span
  let z: Span
  /// Of the pieces that a colour tells apart, in the order in which they come.
  let groups: [PlotDatum]

  /// Of a function without data beside it. Uncertain.
  private static let usual = -1.0...1.0
  /// How many pieces a surface has along a side.
  static let steps = 32

  init(_ pieces: [_Chart3DPiece], settings: ChartSettings) {
    self.pieces = pieces
    var points: (x: [PlotDatum], y: [PlotDatum], z: [PlotDatum]) = ([], [], [])
    var groups: [PlotDatum] = []
    for piece in pieces {
      if let group = piece.group, !groups.contains(group) { groups.append(group) }
      guard case .point(let x, let y, let z) = piece.kind else { continue }
      points.x.append(x)
      points.y.append(y)
      points.z.append(z)
    }
    self.groups = groups
    let x = Span(points.x, settings.x, usual: Self.usual)
    let z = Span(points.z, settings.z, usual: Self.usual)
    for piece in pieces {
      guard settings.y.domain == nil, case .surface(let function) = piece.kind else { continue }
      points.y += Self.samples(of: x).flatMap { x in
        Self.samples(of: z).map { PlotDatum.number(function(x, $0)) }
      }
    }
    (self.x, self.z) = (x, z)
    y = Span(points.y, settings.y, usual: Self.usual)
  }

  static func samples(of span: Span) -> [Double] {
    let length = span.range.upperBound - span.range.lowerBound
    return (0...steps).map { span.range.lowerBound + length * Double($0) / Double(steps) }
  }

  func point(x: Double, y: Double, z: Double) -> DepthPoint? {
    guard x.isFinite, y.isFinite, z.isFinite else { return nil }
    return DepthPoint(
      x: self.x.place(x), y: min(max(self.y.place(y), -0.5), 0.5), z: self.z.place(z))
  }
}
