import SwiftUI

struct DatePickerComponentsDemo: View {
  @State private var date = Date.now

  var body: some View {
    VStack {
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      DatePicker("Birthday", selection: $date, in: ...Date.now, displayedComponents: .date)
        .datePickerStyle(.wheel)
        .labelsHidden()
    }
    .padding()
  }
}
