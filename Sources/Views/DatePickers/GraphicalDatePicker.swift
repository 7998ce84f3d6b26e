import Foundation
import Motion
import ViewEngine

/// A month to choose a day from, and the time below it.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment
  @Environment(\.idiom) private var idiom
  @State private var timeIsOpen = false

  private var reading: DateReading { DateReading(environment) }
  private var date: Date { reading.inClip(configuration.selection) }

  var body: some View {
    if idiom == .mac { mac } else { touched }
  }

  /// Small, the time on a clock beside the month.
  private var mac: some View {
    HStack(alignment: .top, spacing: 14) {
      MacMonthCalendar(limits: configuration.limits, date: date) { day in
        configuration.selection = configuration.limits.clamped(
          reading.moving(date, toDayOf: day))
      }
      if configuration.displayedComponents.contains(.hourAndMinute) { MacClock(date: date) }
    }
  }

  private var touched: some View {
    VStack(spacing: 8) {
      MonthCalendar(
        limits: configuration.limits, first: date,
        isChosen: { reading.calendar.isDate($0, inSameDayAs: date) },
        choose: { day in
          configuration.selection = configuration.limits.clamped(
            reading.moving(date, toDayOf: day))
        })
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          Text("Time").foregroundStyle(Color.primary)
          Spacer()
          DateField(text: reading.time(date), isOpen: $timeIsOpen) {
            DateWheels(
              selection: configuration.$selection, limits: configuration.limits,
              components: .hourAndMinute, width: DateFieldLook.wheelWidth)
          }
        }
      }
    }
  }
}
