import Foundation

/// The values at which an axis has marks, and how they are written by themselves.
struct AxisTicks {
  private(set) var data: [PlotDatum] = []
  private var fractionDigits = 0
  private var dates: DateSteps?
  private let isNormalized: Bool

  init(_ values: AxisMarkValues, on scale: PlotScale, isNormalized: Bool) {
    self.isNormalized = isNormalized
    switch scale {
    case .band(let band):
      data = band.categories
      if case .listed(let listed) = values.kind { data = listed }
    case .linear(let linear):
      take(values, on: linear)
    }
  }

  private mutating func take(_ values: AxisMarkValues, on scale: LinearScale) {
    let shown = scale.shown
    let span = shown.upperBound - shown.lowerBound
    switch values.kind {
    case .listed(let listed):
      data = listed
      fractionDigits = AxisFormat.fractionDigits(of: listed.compactMap(\.amount))
      let apart = zip(data.dropFirst(), data).compactMap { next, one in
        next.amount.flatMap { next in one.amount.map { abs(next - $0) } }
      }
      if scale.isDate { dates = DateSteps(span: apart.min() ?? span, desiredCount: 1) }
    case .dates(let steps):
      dates = steps
      data = steps.values(in: shown).map { .date($0) }
    case .automatic(let count, _) where scale.isDate:
      let steps = DateSteps(
        span: span, desiredCount: count.map(Double.init) ?? ChartConstants.desiredDateCount)
      dates = steps
      data = steps.values(in: shown).map { .date($0) }
    case .automatic where scale.type.kind == .logarithmic:
      let powers = scale.type.stretched(shown.lowerBound)...scale.type.stretched(shown.upperBound)
      data = NiceNumbers(step: 1).values(in: powers).map { .number(pow(10, $0)) }
      fractionDigits = AxisFormat.fractionDigits(of: data.compactMap(\.amount))
    case .automatic, .stride:
      let numbers = Self.numbers(values, from: shown.lowerBound, to: shown.upperBound)
      data = numbers.values(in: shown).map { .number($0) }
      fractionDigits = numbers.fractionDigits
    }
  }

  /// The step of an axis of numbers.
  static func numbers(_ values: AxisMarkValues, from lower: Double, to upper: Double)
    -> NiceNumbers
  {
    switch values.kind {
    case .stride(let step):
      return NiceNumbers(step: step)
    case .automatic(let count, let minimum):
      let numbers = NiceNumbers(
        from: lower, to: upper, count: count ?? ChartConstants.desiredCount)
      return minimum.map { $0 > numbers.step ? NiceNumbers(step: $0) : numbers } ?? numbers
    default:
      return NiceNumbers(from: lower, to: upper, count: ChartConstants.desiredCount)
    }
  }

  func text(_ datum: PlotDatum) -> String? {
    switch datum {
    case .category(let name): name
    case .date(let seconds): dates?.label(seconds)
    case .number(let number):
      isNormalized
        ? AxisFormat.percent(number) : AxisFormat.number(number, fractionDigits: fractionDigits)
    }
  }

  /// The value that would come after the last one.
  func following(_ datum: PlotDatum) -> PlotDatum? {
    guard case .date(let seconds) = datum, let dates,
      let next = dates.calendar.date(
        byAdding: dates.component, value: dates.count,
        to: Date(timeIntervalSinceReferenceDate: seconds))
    else { return nil }
    return .date(next.timeIntervalSinceReferenceDate)
  }
}
