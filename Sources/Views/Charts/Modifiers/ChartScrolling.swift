import Foundation
import Motion
import ViewEngine

/// What of a chart's axes is seen at once.
struct ChartScrolling {
  var x = AxisScrolling()
  var y = AxisScrolling()

  var isUsed: Bool { x.isUsed || y.isUsed }
}

/// Of one axis.
struct AxisScrolling {
  var isUsed = false
  /// In the axis' values: an amount, seconds, or a number of categories.
  var length: Double?
  /// Where it begins at first.
  var initial: PlotDatum?
  var position: (() -> PlotDatum)?
  var setPosition: ((PlotDatum) -> Void)?
  var alignment: ScrollAlignment?

  /// - Parameter start: Where it has been scrolled to, in places of the whole scale.
  func window(on scale: PlotScale, start: Double?) -> ScaleWindow? {
    guard isUsed, let length else { return nil }
    let part = Self.part(length, of: scale)
    guard part < 1 else { return nil }
    let given = (position?() ?? initial).flatMap { datum in
      scale.band(PlotPoint(datum))?.lowerBound ?? scale.place(PlotPoint(datum))
    }
    let wanted = position == nil ? start ?? given ?? 0 : given ?? start ?? 0
    return ScaleWindow(start: min(max(wanted, 0), 1 - part), length: part)
  }

  private static func part(_ length: Double, of scale: PlotScale) -> Double {
    switch scale {
    case .linear(let linear): length / max(abs(linear.upper - linear.lower), 1e-9)
    case .band(let band): length / Double(max(band.categories.count, 1))
    }
  }
}

/// Where a finger has scrolled a chart to, in places of the whole scales.
struct ChartWindow: Equatable {
  var x: Double?
  var y: Double?
}
