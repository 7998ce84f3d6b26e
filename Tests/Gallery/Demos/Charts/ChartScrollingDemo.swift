import SwiftUI

struct ChartScrollingDemo: View {
  var body: some View {
    Chart(0..<40, id: \.self) { day in
      BarMark(x: .value("Day", day), y: .value("Steps", 2000 + (day * 37) % 90 * 60))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 10)
    .frame(height: 260)
    .padding()
  }
}
