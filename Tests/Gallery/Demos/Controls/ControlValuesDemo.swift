import SwiftUI

struct ControlValuesDemo: View {
  @State private var isOn = true
  @State private var volume = 0.6
  @State private var count = 3
  @State private var size = 1

  var body: some View {
    VStack(spacing: 24) {
      Toggle("Wi-Fi", isOn: $isOn)
      Toggle("Favorite", isOn: $isOn).toggleStyle(.button)
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }
      Stepper("Copies: \(count)", value: $count, in: 1...9)
      Picker("Size", selection: $size) {
        Text("S").tag(0)
        Text("M").tag(1)
        Text("L").tag(2)
      }
      .pickerStyle(.segmented)
      ProgressView("Loading", value: volume)
      ProgressView()
    }
    .padding()
  }
}
