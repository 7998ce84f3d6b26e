import SwiftUI

struct GaugeLinearDemo: View {
  var body: some View {
    VStack(spacing: 40) {
      Gauge(value: 0.4) {
        Text("Download")
      } currentValueLabel: {
        Text("40 %")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      Gauge(value: 67, in: 0...170) { Text("Pulse") }
        .gaugeStyle(.accessoryLinear)
        .tint(Gradient(colors: [.green, .yellow, .red]))
      Gauge(value: 0.6) { Text("Battery") }
        .gaugeStyle(.accessoryLinearCapacity)
        .tint(.orange)
    }
    .padding()
  }
}
