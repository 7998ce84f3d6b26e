import Foundation

/// What tells where along an axis a value is: 0 at its beginning, 1 at its end.
enum PlotScale {
  case linear(LinearScale)
  case band(BandScale)

  /// Nil for what the axis does not have.
  func place(_ point: PlotPoint) -> Double? {
    switch self {
    case .linear(let scale): point.middle.map(scale.place)
    case .band(let scale): scale.place(point.datum).map { $0 + scale.step / 2 }
    }
  }

  /// What of the axis a value owns: a category's band, the days of a month.
  func band(_ point: PlotPoint) -> ClosedRange<Double>? {
    switch self {
    case .linear(let scale):
      guard let bin = point.bin else { return nil }
      let (from, to) = (scale.place(bin.lowerBound), scale.place(bin.upperBound))
      return min(from, to)...max(from, to)
    case .band(let scale):
      return scale.place(point.datum).map { $0...($0 + scale.step) }
    }
  }

  /// The value at a place; nil beside the categories.
  func datum(at place: Double) -> PlotDatum? {
    switch self {
    case .linear(let scale): scale.datum(at: place)
    case .band(let scale): scale.datum(at: place)
    }
  }

  var isBand: Bool {
    if case .band = self { true } else { false }
  }

  /// The same scale where only a part is seen.
  func showing(_ part: ScaleWindow?) -> PlotScale {
    guard let part else { return self }
    switch self {
    case .linear(var scale):
      scale.window = part
      return .linear(scale)
    case .band(var scale):
      scale.window = part
      return .band(scale)
    }
  }
}

/// What of a scale is seen, in its own places: all of it is from 0, 1 long.
struct ScaleWindow: Equatable {
  var start = 0.0
  var length = 1.0

  func place(_ whole: Double) -> Double { (whole - start) / length }
  func whole(_ place: Double) -> Double { start + place * length }
}
