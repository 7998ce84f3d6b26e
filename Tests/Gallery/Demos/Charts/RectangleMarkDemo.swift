import SwiftUI

struct RectangleMarkDemo: View {
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]
  private let hours = ["9", "12", "15", "18"]

  var body: some View {
    Chart {
      ForEach(days.indices, id: \.self) { day in
        ForEach(hours.indices, id: \.self) { hour in
          let visits = (day * 7 + hour * 5) % 19
          RectangleMark(
            x: .value("Day", days[day]), y: .value("Hour", hours[hour]), width: .inset(1),
            height: .inset(1)
          )
          .foregroundStyle(by: .value("Visits", visits))
          .cornerRadius(4)
        }
      }
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.yellow.opacity(0.3), .orange, .red]))
    .frame(height: 300)
    .padding()
  }
}
