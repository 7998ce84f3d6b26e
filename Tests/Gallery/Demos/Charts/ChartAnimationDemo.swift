import SwiftUI

struct ChartAnimationDemo: View {
  @State private var isGrown = false

  var body: some View {
    VStack {
      Chart(Shapes.all) { shape in
        BarMark(
          x: .value("Shape", shape.name), y: .value("Total", isGrown ? shape.count : 0))
        LineMark(
          x: .value("Shape", shape.name), y: .value("Goal", isGrown ? 7 - shape.count : 5)
        )
        .foregroundStyle(.orange)
        .symbol(.circle)
      }
      .chartYScale(domain: 0...8)
      .frame(height: 260)
      Button("Grow") {
        withAnimation(.easeInOut(duration: 0.8)) { isGrown.toggle() }
      }
    }
    .padding()
  }
}
