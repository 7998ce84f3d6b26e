import Foundation
import Motion

/// Makes the scale of an axis from the marks and from what was said of it.
struct ScaleMaking {
  let axis: Axis
  let settings: AxisSettings
  private var numbers: [Double] = []
  private var hasDates = false
  /// Bars stand over ranges of numbers, which need not begin at zero.
  private var hasBins = false
  private var categories: [PlotDatum] = []
  /// The middles of bars that stand at numbers or dates.
  private var barMiddles: Set<Double> = []

  init(_ axis: Axis, _ settings: AxisSettings, marks: [StackedMark]) {
    self.axis = axis
    self.settings = settings
    for stacked in marks where stacked.mark.kind != .sector {
      let mark = stacked.mark
      let value = axis == .horizontal ? mark.x : mark.y
      let drops = settings.domain?.includesZero == false && stacked.growth == axis
      for (index, point) in value.points.enumerated() {
        if drops && index == 0 && mark.kind == .area { continue }
        take(point)
      }
      if mark.kind == .bar || mark.kind == .rectangle, stacked.growth != axis,
        let point = value.point, point.bin == nil, let middle = point.datum.amount
      {
        barMiddles.insert(middle)
      }
    }
  }

  private mutating func take(_ point: PlotPoint) {
    switch point.datum {
    case .category:
      if !categories.contains(point.datum) { categories.append(point.datum) }
    case .number(let number):
      if let bin = point.bin {
        hasBins = true
        numbers += [bin.lowerBound, bin.upperBound]
      } else if number.isFinite {
        numbers.append(number)
      }
    case .date(let seconds):
      hasDates = true
      numbers += point.bin.map { [$0.lowerBound, $0.upperBound] } ?? [seconds]
    }
  }

  /// How far apart bars without bands are; nil if there are none.
  var barStep: Double? {
    if barMiddles.isEmpty { return nil }
    let sorted = barMiddles.sorted()
    return zip(sorted.dropFirst(), sorted).map { $0 - $1 }.min() ?? (hasDates ? 86_400 : 1)
  }

  var scale: PlotScale {
    if let type = settings.type?.kind, type == .category { return .band(band) }
    switch settings.domain?.values {
    case .categories: return .band(band)
    case .interval(let from, let to):
      return .linear(
        LinearScale(
          lower: from.amount ?? 0, upper: to.amount ?? 1, isDate: from.isDate,
          isReversed: settings.domain?.isReversed ?? false, type: settings.type ?? .linear))
    case .fromData, nil:
      return categories.isEmpty ? .linear(linear) : .band(band)
    }
  }

  /// Names go from left to right and from top to bottom.
  private var band: BandScale {
    var all = categories.isEmpty ? numbers.map { PlotDatum.number($0) } : categories
    if case .categories(let given) = settings.domain?.values { all = given }
    var reversed = settings.domain?.isReversed ?? false
    if axis == .vertical { reversed.toggle() }
    return BandScale(categories: all, isReversed: reversed)
  }

  /// Numbers from zero to a mark of the axis; dates as they are.
  private var linear: LinearScale {
    var lower = numbers.min() ?? 0
    var upper = numbers.max() ?? 1
    if let step = barStep {
      lower -= step / 2
      upper += step / 2
    }
    let type = settings.type ?? .linear
    let reversed = settings.domain?.isReversed ?? false
    guard !hasDates else {
      if lower == upper { (lower, upper) = (lower - 43_200, upper + 43_200) }
      return LinearScale(lower: lower, upper: upper, isDate: true, isReversed: reversed, type: type)
    }
    if type.kind == .logarithmic {
      lower = pow(10, log10(max(lower, 1e-9)).rounded(.down))
      upper = pow(10, log10(max(upper, 1e-9)).rounded(.up))
      return LinearScale(lower: lower, upper: upper, isReversed: reversed, type: type)
    }
    if settings.domain?.includesZero ?? (barStep == nil && !hasBins) {
      lower = min(lower, 0)
      upper = max(upper, 0)
    }
    if lower == upper { upper += 1 }
    if barStep == nil {
      let values = settings.groups?.first?.values ?? .automatic
      let nice = AxisTicks.numbers(values, from: lower, to: upper)
      (lower, upper) = (nice.below(lower), nice.above(upper))
    }
    return LinearScale(lower: lower, upper: upper, isReversed: reversed, type: type)
  }
}
