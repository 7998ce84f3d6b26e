import Foundation

/// A value as a scale sees it.
enum PlotDatum: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  /// Where it is on an axis without bands; nil for a category.
  var amount: Double? {
    switch self {
    case .number(let value), .date(let value): value.isFinite ? value : nil
    case .category: nil
    }
  }

  var isDate: Bool {
    if case .date = self { true } else { false }
  }

  var category: String? {
    if case .category(let name) = self { name } else { nil }
  }

  init(_ value: some Plottable) {
    self = PlotDatum(primitive: value.primitivePlottable)
  }

  private init(primitive value: any PrimitivePlottableProtocol) {
    self =
      switch value {
      case let date as Date: .date(date.timeIntervalSinceReferenceDate)
      case let name as String: .category(name)
      case let number as Decimal: .number(NSDecimalNumber(decimal: number).doubleValue)
      case let number as any BinaryInteger: .number(Double(number))
      case let number as any BinaryFloatingPoint: .number(Double(number))
      default: .category(String(describing: value))
      }
  }

  /// The author's value that is plotted like this, if there is one.
  func value<P: Plottable>(as type: P.Type) -> P? {
    func primitive() -> Any? {
      switch self {
      case .category(let name): return name
      case .date(let seconds): return Date(timeIntervalSinceReferenceDate: seconds)
      case .number(let number):
        guard number.isFinite else { return nil }
        switch P.PrimitivePlottable.self {
        case is Decimal.Type: return Decimal(number)
        case let type as any FixedWidthInteger.Type: return whole(number, as: type)
        case let type as any BinaryFloatingPoint.Type: return fraction(number, as: type)
        default: return number
        }
      }
    }
    return (primitive() as? P.PrimitivePlottable).flatMap(P.init(primitivePlottable:))
  }

  /// The same of where a chart has been scrolled to, which authors also keep in seconds: of an axis of dates a `TimeInterval`
  /// since the reference date.
  func position<P: Plottable>(as type: P.Type) -> P? {
    if let value = value(as: type) { return value }
    guard case .date(let seconds) = self else { return nil }
    return PlotDatum.number(seconds).value(as: type)
  }
}

private func whole<I: FixedWidthInteger>(_ number: Double, as type: I.Type) -> Any? {
  I(exactly: number.rounded())
}

private func fraction<F: BinaryFloatingPoint>(_ number: Double, as type: F.Type) -> Any? {
  F(number)
}
