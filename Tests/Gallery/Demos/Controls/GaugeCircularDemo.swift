import SwiftUI

struct GaugeCircularDemo: View {
  @State private var speed = 30.0

  var body: some View {
    VStack(spacing: 40) {
      Gauge(value: speed, in: 0...100) {
        Text("mph")
      } currentValueLabel: {
        Text("\(Int(speed))")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.green, .yellow, .red]))
      Gauge(value: speed, in: 0...100) {
        Text("mph")
      } currentValueLabel: {
        Text("\(Int(speed))")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(.blue)
      Button("Faster") { withAnimation { speed = 90 } }
    }
  }
}
