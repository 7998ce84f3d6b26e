import SwiftUI

struct DatePickerDemo: View {
  @State private var date = Date.now

  var body: some View {
    DatePicker("Start", selection: $date)
      .padding()
  }
}
