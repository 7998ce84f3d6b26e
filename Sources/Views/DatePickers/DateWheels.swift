import Foundation
import Geometry
import Motion
import ViewEngine

/// The wheels of a date, side by side on one field.
struct DateWheels: View {
  let selection: Binding<Date>
  let limits: DateLimits
  let components: DatePickerComponents
  /// All the wheels'; nil is as wide as the platform's.
  var width: CGFloat?
  @Environment(\.self) private var environment

  private enum Constants {
    static let width: CGFloat = 320
    static let narrowest: CGFloat = 200
    /// Beside the field in the middle.
    static let margin: CGFloat = 9
    static let radius: CGFloat = 8
  }

  private var reading: DateReading { DateReading(environment) }

  private var date: Date { limits.clamped(reading.inClip(selection.wrappedValue)) }

  var body: some View {
    let reading = reading
    ZStack {
      RoundedRectangle(cornerRadius: Constants.radius, style: .continuous)
        .fill(Color(.tertiarySystemFill))
        .frame(height: WheelDrum.Constants.field)
        .padding(.horizontal, Constants.margin)
      HStack(spacing: 0) {
        ForEach(columns(reading), id: \.kind) { column in
          WheelColumn(column, reading: reading, date: date, limits: limits) { choose($0) }
            .padding(.leading, column.gap)
        }
      }
      .padding(.trailing, components == [.date, .hourAndMinute] ? DateColumn.margin(reading) : 0)
    }
    .frame(
      minWidth: width ?? Constants.narrowest, idealWidth: width ?? Constants.width,
      maxWidth: width ?? Constants.width, minHeight: WheelDrum.Constants.height,
      maxHeight: WheelDrum.Constants.height
    )
    .foregroundStyle(Color.primary)
    .modifier(NoRowTextModifier())
  }

  private func columns(_ reading: DateReading) -> [DateColumn] {
    if components == .date { return DateColumn.dates(reading) }
    if components == .hourAndMinute { return DateColumn.times(reading, besideDate: false) }
    return [DateColumn.days(reading)] + DateColumn.times(reading, besideDate: true)
  }

  private func choose(_ date: Date) { selection.wrappedValue = limits.clamped(date) }
}
