import SwiftUI

struct MultiDatePickerDemo: View {
  @State private var dates: Set<DateComponents> = []

  var body: some View {
    VStack {
      MultiDatePicker("Days off", selection: $dates)
      Text("\(dates.count) days")
    }
    .padding()
  }
}
