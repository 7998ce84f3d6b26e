import SwiftUI

/// A drum of numbers.
struct PickerWheelDemo: View {
  @State private var minutes = 5

  var body: some View {
    VStack {
      Text("\(minutes) minutes").font(.title2)
      Picker("Minutes", selection: $minutes) {
        ForEach(0..<60, id: \.self) { Text("\($0)") }
      }
      .pickerStyle(.wheel)
    }
  }
}
