import SwiftUI

struct RuleMarkDemo: View {
  private let steps = [
    ("Mon", 6200), ("Tue", 8100), ("Wed", 4700), ("Thu", 9300), ("Fri", 7400), ("Sat", 10200),
  ]

  var body: some View {
    Chart {
      ForEach(steps, id: \.0) { day, count in
        BarMark(x: .value("Day", day), y: .value("Steps", count))
          .foregroundStyle(count > 8000 ? .green : .green.opacity(0.4))
      }
      RuleMark(y: .value("Goal", 8000))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
        .annotation(position: .top, alignment: .leading) {
          Text("Goal").font(.caption).foregroundStyle(.red)
        }
    }
    .frame(height: 280)
    .padding()
  }
}
