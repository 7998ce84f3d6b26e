import Foundation
import Motion
import ViewEngine

/// Where a scrolled chart comes to rest.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}

/// At values that lie equally far from each other.
///
/// - Matches: the documentation of Swift Charts: a chart comes to rest at a multiple of the unit, and where a finger swipes, at
///   the next major one in its direction.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  let x: ScrollAlignment?
  let y: ScrollAlignment?

  nonisolated public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ScrollAlignment(unit: .amount(PlotDatum(unit).amount ?? 0), major: majorAlignment?.major)
    y = x
  }

  nonisolated public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ScrollAlignment(unit: .dates(components), major: majorAlignment?.major)
    y = x
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
}

/// To which values a swipe leads.
public struct MajorValueAlignment<Value: Plottable> {
  let major: ScrollAlignment.Major

  /// As far as what is seen is long.
  public static var page: MajorValueAlignment { MajorValueAlignment(major: .page) }
}

extension MajorValueAlignment where Value: Numeric {
  public static func unit(_ unit: Value) -> MajorValueAlignment {
    MajorValueAlignment(major: .unit(.amount(PlotDatum(unit).amount ?? 0)))
  }
}

extension MajorValueAlignment where Value == Date {
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment(major: .unit(.dates(components)))
  }
}

/// How far one swipe leads at most: without a major alignment, as far as its speed does.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ValueAlignedLimitBehavior(name: "automatic")
  public static let always = ValueAlignedLimitBehavior(name: "always")
  public static let never = ValueAlignedLimitBehavior(name: "never")
}

extension View {
  /// Where the charts inside come to rest when a finger has scrolled them.
  ///
  /// - Note: Approximated: at values as `valueAligned` says; behaviours of one's own are not asked.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    let aligned = behavior as? ValueAlignedChartScrollTargetBehavior
    return chartSetting { settings in
      settings.scrolling.x.alignment = aligned?.x
      settings.scrolling.y.alignment = aligned?.y
    }
  }
}
