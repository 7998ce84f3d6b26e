import SwiftUI

struct DatePickerGraphicalDemo: View {
  @State private var date = Date.now

  var body: some View {
    DatePicker("Start", selection: $date, in: Date.now...)
      .datePickerStyle(.graphical)
      .padding()
  }
}
