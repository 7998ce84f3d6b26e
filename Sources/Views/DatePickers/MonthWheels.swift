import Foundation
import Motion
import ViewEngine

/// Wheels for a month and its year.
struct MonthWheels: View {
  let month: Date
  let choose: (Date) -> Void
  @Environment(\.self) private var environment

  var body: some View {
    let reading = DateReading(environment)
    ZStack {
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color(.tertiarySystemFill))
        .frame(height: WheelDrum.Constants.field)
      HStack(spacing: 0) {
        ForEach(DateColumn.dates(reading).filter { $0.kind != .day }, id: \.kind) { column in
          WheelColumn(
            column, reading: reading, date: month, limits: DateLimits(), choose: choose)
        }
      }
    }
    .foregroundStyle(Color.primary)
  }
}
