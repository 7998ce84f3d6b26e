import Foundation
import Motion

/// A mark whose amount is an interval: from zero, or from what it stands on.
struct StackedMark {
  var mark: Mark
  /// Along which axis it grows from zero; nil if it does not.
  let growth: Axis?
  var isNormalized = false
  /// Others stand on it or it stands on them.
  var isStacked = false

  init(_ mark: Mark) {
    self.mark = mark
    growth = Self.growth(of: mark)
  }

  /// Amounts grow upwards, unless what they are given for is.
  private static func growth(of mark: Mark) -> Axis? {
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    func isNumber(_ value: MarkValue) -> Bool {
      guard case .value(let point) = value, case .number = point.datum else { return false }
      return point.bin == nil
    }
    func isInterval(_ value: MarkValue) -> Bool {
      if case .interval = value { true } else { false }
    }
    if isNumber(mark.y), !isInterval(mark.x) { return .vertical }
    return isNumber(mark.x) && !isInterval(mark.y) ? .horizontal : nil
  }

  /// The number that it grows to.
  private var amount: Double {
    let value = growth == .vertical ? mark.y : mark.x
    return value.point?.datum.amount ?? 0
  }

  private mutating func set(_ from: Double, _ to: Double) {
    let value = MarkValue.interval(PlotPoint(.number(from)), PlotPoint(.number(to)))
    if growth == .vertical { mark.y = value } else { mark.x = value }
  }

  /// What marks have in common that stand on each other.
  private struct Place: Hashable {
    let kind: Mark.Kind
    let base: AnyHashable
    let group: PlotDatum?
    let mask: MarkMask?
  }

  private var place: Place {
    let other = growth == .vertical ? mark.x : mark.y
    let base: AnyHashable =
      switch other {
      case .value(let point): point.bin.map { AnyHashable($0) } ?? AnyHashable(point.datum)
      default: AnyHashable(0)
      }
    return Place(kind: mark.kind, base: base, group: mark.look.positionBy, mask: mark.look.mask)
  }

  /// Puts marks on each other where they share a place.
  static func stacked(_ marks: [Mark]) -> [StackedMark] {
    var result = marks.map(StackedMark.init)
    var places: [Place: [Int]] = [:]
    for index in result.indices where result[index].growth != nil {
      places[result[index].place, default: []].append(index)
    }
    for indices in places.values {
      let method = result[indices[0]].mark.stacking
      let total = indices.reduce(0) { $0 + abs(result[$1].amount) }
      var (above, below) = (0.0, 0.0)
      for index in indices {
        var amount = result[index].amount
        result[index].isStacked = indices.count > 1 && method != .unstacked
        switch method {
        case .unstacked:
          result[index].set(0, amount)
          continue
        case .normalized:
          amount = total > 0 ? amount / total : 0
          result[index].isNormalized = true
        case .standard, .center:
          break
        }
        let shift = method == .center ? total / 2 : 0
        if amount < 0 && method != .center {
          result[index].set(below, below + amount)
          below += amount
        } else {
          result[index].set(above - shift, above + amount - shift)
          above += amount
        }
      }
    }
    return result
  }
}
