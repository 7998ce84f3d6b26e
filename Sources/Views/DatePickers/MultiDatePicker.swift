import Foundation
import Motion
import ViewEngine

/// A month to choose several days from.
///
/// - Matches: by eye, not measured.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let limits: DateLimits
  private let label: Label
  @Environment(\.self) private var environment

  private init(selection: Binding<Set<DateComponents>>, limits: DateLimits, label: Label) {
    self.selection = selection
    self.limits = limits
    self.label = label
  }

  public var body: some View {
    let reading = DateReading(environment)
    let chosen = Set(
      selection.wrappedValue.compactMap { parts in
        reading.calendar.date(from: parts).map { Self.key($0, reading) }
      })
    MonthCalendar(
      limits: limits, first: first(reading), isChosen: { chosen.contains(Self.key($0, reading)) },
      choose: { toggle($0, reading) })
  }

  /// The month that is shown: of the earliest chosen day, or the present one.
  private func first(_ reading: DateReading) -> Date {
    let dates = selection.wrappedValue.compactMap { reading.calendar.date(from: $0) }
    return dates.min() ?? limits.clamped(reading.now)
  }

  private static func key(_ date: Date, _ reading: DateReading) -> DateComponents {
    var key = reading.calendar.dateComponents([.era, .year, .month, .day], from: date)
    key.calendar = nil
    key.timeZone = nil
    return key
  }

  private func toggle(_ date: Date, _ reading: DateReading) {
    let key = Self.key(date, reading)
    let old = selection.wrappedValue.first { parts in
      reading.calendar.date(from: parts).map { Self.key($0, reading) } == key
    }
    if let old {
      selection.wrappedValue.remove(old)
    } else {
      // As Apple's: with the calendar, so that the parts make a date by themselves.
      selection.wrappedValue.insert(
        reading.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
  }
}

extension MultiDatePicker {
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, limits: DateLimits(), label: label())
  }

  /// - Parameter bounds: The days from the first of these to the one before the last.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    let limits = DateLimits(
      earliest: bounds.lowerBound, latest: bounds.upperBound.addingTimeInterval(-1))
    self.init(selection: selection, limits: limits, label: label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, limits: DateLimits(bounds), label: label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    let limits = DateLimits(latest: bounds.upperBound.addingTimeInterval(-1))
    self.init(selection: selection, limits: limits, label: label())
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
