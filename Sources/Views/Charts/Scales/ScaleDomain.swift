import Foundation
import Motion
import ViewEngine

/// The values that an axis goes over: a range, a list of names, or what the data have.
public protocol ScaleDomain {}

/// What a domain asks for.
struct GivenDomain {
  enum Values {
    case fromData
    case interval(PlotDatum, PlotDatum)
    case categories([PlotDatum])
  }

  var values = Values.fromData
  var includesZero: Bool?
  var isReversed = false

  /// An interval of numbers; nil of dates, names and what the data have.
  var numbers: ClosedRange<Double>? {
    guard case .interval(let from, let to) = values, !from.isDate, let lower = from.amount,
      let upper = to.amount, lower <= upper
    else { return nil }
    return lower...upper
  }
}

protocol DomainGiving: ScaleDomain {
  var given: GivenDomain { get }
}

extension ClosedRange: ScaleDomain, DomainGiving where Bound: Plottable {
  var given: GivenDomain {
    GivenDomain(values: .interval(PlotDatum(lowerBound), PlotDatum(upperBound)))
  }
}

extension Array: ScaleDomain, DomainGiving where Element: Plottable {
  /// Names in this order, or numbers from the first to the last.
  var given: GivenDomain {
    let data = map { PlotDatum($0) }
    guard let first = data.first?.amount, let last = data.last?.amount else {
      return GivenDomain(values: .categories(data))
    }
    let ends = data.sorted { ($0.amount ?? 0) < ($1.amount ?? 0) }
    return GivenDomain(values: .interval(ends[0], ends[ends.count - 1]), isReversed: first > last)
  }
}

/// What the data have.
public struct AutomaticScaleDomain: ScaleDomain, DomainGiving {
  let given: GivenDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// - Parameters:
  ///   - includesZero: Numbers begin at zero unless this is false.
  ///   - reversed: The largest comes first.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil)
    -> AutomaticScaleDomain
  {
    AutomaticScaleDomain(
      given: GivenDomain(includesZero: includesZero, isReversed: reversed ?? false))
  }
}
