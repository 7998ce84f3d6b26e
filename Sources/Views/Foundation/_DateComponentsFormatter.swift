import Foundation
import Geometry

/// What a demo means by `DateComponentsFormatter`, which Linux's Foundation has by name only.
///
/// - Note: Approximated: in English, with months of 30 days and years of 365.
open class _DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  public var unitsStyle = UnitsStyle.positional
  public var allowedUnits: NSCalendar.Unit = []
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// 0 for all.
  public var maximumUnitCount = 0
  public var calendar: Calendar?
  public var allowsFractionalUnits = false
  public var collapsesLargestUnit = false
  public var includesApproximationPhrase = false
  public var includesTimeRemainingPhrase = false

  private struct Part {
    let unit: NSCalendar.Unit
    let seconds: Int
    let letter: String
    let short: String
    let name: String
  }

  private static let parts = [
    Part(unit: .year, seconds: 31_536_000, letter: "y", short: "yr", name: "year"),
    Part(unit: .month, seconds: 2_592_000, letter: "mo", short: "mo", name: "month"),
    Part(unit: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", name: "week"),
    Part(unit: .day, seconds: 86_400, letter: "d", short: "day", name: "day"),
    Part(unit: .hour, seconds: 3_600, letter: "h", short: "hr", name: "hour"),
    Part(unit: .minute, seconds: 60, letter: "m", short: "min", name: "minute"),
    Part(unit: .second, seconds: 1, letter: "s", short: "sec", name: "second"),
  ]

  public func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  public func string(from components: DateComponents) -> String? {
    let counts = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour,
      components.minute, components.second,
    ]
    let seconds = zip(counts, Self.parts).reduce(0.0) {
      $0 + Double($1.0 ?? 0) * Double($1.1.seconds)
    }
    return string(from: seconds)
  }

  public static func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = _DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  public func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let usual: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
    let units = Self.parts.filter {
      (allowedUnits.isEmpty ? usual : allowedUnits).contains($0.unit)
    }
    var rest = Int(nearest: abs(ti).rounded(.down))
    var shown = units.map { part in
      defer { rest %= part.seconds }
      return (part, count: rest / part.seconds)
    }
    let dropsLeading =
      zeroFormattingBehavior.contains(.dropLeading)
      || zeroFormattingBehavior.contains(.default)
    let isPositional = unitsStyle == .positional
    if dropsLeading {
      // A time keeps its minutes: 0:09.
      let kept = isPositional && zeroFormattingBehavior.contains(.default) ? 2 : 1
      while shown.count > kept, shown[0].count == 0 { shown.removeFirst() }
    }
    let dropsRest =
      zeroFormattingBehavior.contains(.dropAll)
      || (zeroFormattingBehavior.contains(.default) && !isPositional)
    if dropsRest {
      let some = shown.filter { $0.count > 0 }
      shown = some.isEmpty ? Array(shown.suffix(1)) : some
    }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let text = written(shown.map { (part: $0.0, count: $0.count) })
    return (ti < 0 ? "-" : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private func written(_ shown: [(part: Part, count: Int)]) -> String {
    func plural(_ word: String, _ count: Int) -> String { count == 1 ? word : word + "s" }
    switch unitsStyle {
    case .positional:
      let pads = zeroFormattingBehavior.contains(.pad)
      return shown.enumerated().map { index, item in
        index > 0 || pads ? String(format: "%02d", item.count) : "\(item.count)"
      }.joined(separator: ":")
    case .abbreviated:
      return shown.map { "\($0.count)\($0.part.letter)" }.joined(separator: " ")
    case .brief:
      return shown.map { "\($0.count)\($0.part.short)" }.joined(separator: " ")
    case .short:
      return shown.map {
        "\($0.count) " + ($0.part.unit == .day ? plural("day", $0.count) : $0.part.short)
      }.joined(separator: ", ")
    case .full:
      return shown.map { "\($0.count) " + plural($0.part.name, $0.count) }.joined(separator: ", ")
    case .spellOut:
      let speller = NumberFormatter()
      speller.numberStyle = .spellOut
      return shown.map {
        (speller.string(from: NSNumber(value: $0.count)) ?? "\($0.count)") + " "
          + plural($0.part.name, $0.count)
      }.joined(separator: ", ")
    }
  }
}
