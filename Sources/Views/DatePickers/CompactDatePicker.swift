import Foundation
import Motion
import ViewEngine

/// A date and a time on grey fields.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment
  @Environment(\.isInList) private var isInList
  @State private var dayIsOpen = false
  @State private var timeIsOpen = false

  /// Between the two; by eye.
  private static let spacing: CGFloat = 6

  private var reading: DateReading { DateReading(environment) }
  private var date: Date { reading.inClip(configuration.selection) }

  var body: some View {
    HStack(spacing: Self.spacing) {
      if configuration.displayedComponents.contains(.date) {
        DateField(text: reading.day(date), isOpen: $dayIsOpen) {
          GraphicalDatePicker(
            configuration: DatePickerStyleConfiguration(
              label: configuration.label, minimumDate: configuration.minimumDate,
              maximumDate: configuration.maximumDate, displayedComponents: .date,
              selection: configuration.$selection)
          )
          .padding(DateFieldLook.cardPadding)
          .frame(width: DateFieldLook.calendarWidth)
        }
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DateField(text: reading.time(date), isOpen: $timeIsOpen) {
          DateWheels(
            selection: configuration.$selection, limits: configuration.limits,
            components: .hourAndMinute, width: DateFieldLook.wheelWidth)
        }
      }
    }
    // Rows are no higher for it than for a line of text.
    .padding(.vertical, isInList ? -7 : 0)
  }
}
