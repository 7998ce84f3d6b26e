import SwiftUI

struct DatePickerWheelDemo: View {
  @State private var date = Date.now

  var body: some View {
    DatePicker("Start", selection: $date)
      .datePickerStyle(.wheel)
      .labelsHidden()
  }
}
