import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// The names above the columns of a month: `SUN MON …`.
struct WeekdayNames: View {
  let reading: DateReading

  var body: some View {
    let names = reading.formatter("EEE").shortStandaloneWeekdaySymbols
    let first = reading.calendar.firstWeekday - 1
    HStack(spacing: 0) {
      ForEach(Array(names.indices), id: \.self) { index in
        Text(verbatim: names[(index + first) % names.count].uppercased())
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(Color(.tertiaryLabel))
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: MonthDays.Constants.weekdays)
  }
}

/// The days of a month in weeks.
struct MonthDays: View {
  let reading: DateReading
  /// Its first moment.
  let month: Date
  let limits: DateLimits
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void

  enum Constants {
    static let weekdays: CGFloat = 26
    static let row: CGFloat = 44
  }

  static func height(rows: Int) -> CGFloat { CGFloat(rows) * Constants.row }

  /// The days before the first in its week.
  private var lead: Int {
    let calendar = reading.calendar
    return (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  private var count: Int {
    reading.calendar.range(of: .day, in: .month, for: month)?.count ?? 30
  }

  var body: some View {
    let (lead, count) = (lead, count)
    VStack(spacing: 0) {
      ForEach(0..<(lead + count + 6) / 7, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { weekday in
            cell(week * 7 + weekday - lead, of: count)
          }
        }
      }
    }
  }

  @ViewBuilder
  private func cell(_ day: Int, of count: Int) -> some View {
    if day >= 0, day < count {
      let date = reading.adding(day, .day, to: month)
      MonthDay(
        number: day + 1, isChosen: isChosen(date), isToday: reading.isToday(date),
        isAllowed: reading.calendar.dateInterval(of: .day, for: date).map(limits.allow) ?? true,
        choose: { choose(date) })
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: Constants.row)
    }
  }
}

/// One day: today's number is in the tint, the chosen one on a disc.
struct MonthDay: View {
  let number: Int
  let isChosen: Bool
  let isToday: Bool
  let isAllowed: Bool
  let choose: () -> Void
  @State private var isPressed = false

  /// Of the disc of a day that is not today.
  private static let discOpacity = 0.15

  private var style: AnyShapeStyle {
    if !isAllowed { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if isChosen, isToday { return AnyShapeStyle(Color.white) }
    return isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
  }

  var body: some View {
    Text(verbatim: "\(number)")
      .font(.system(size: isChosen ? 23 : 20, weight: isChosen ? .medium : .regular))
      .foregroundStyle(style)
      .frame(maxWidth: .infinity)
      .frame(height: MonthDays.Constants.row)
      .background {
        if isChosen {
          Circle().fill(.tint).opacity(isToday ? 1 : Self.discOpacity)
            .transition(.identity)
        }
      }
      .fadedAsOne(isPressed ? 0.5 : 1)
      .modifier(PressModifier(setPressed: { isPressed = $0 }, action: choose))
      .modifier(TouchAppealModifier(appeal: isChosen ? .idle : .promising))
      .disabled(!isAllowed)
  }
}
