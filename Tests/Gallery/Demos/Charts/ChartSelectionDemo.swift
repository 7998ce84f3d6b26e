import SwiftUI

struct ChartSelectionDemo: View {
  @State private var month: Int?
  private let hours = [187, 201, 266, 311, 349, 378, 394, 374, 327, 273, 202, 176]

  var body: some View {
    Chart {
      ForEach(hours.indices, id: \.self) { index in
        LineMark(x: .value("Month", index), y: .value("Hours", hours[index]))
      }
      if let month, hours.indices.contains(month) {
        RuleMark(x: .value("Month", month))
          .foregroundStyle(.gray.opacity(0.3))
          .offset(yStart: -10)
          .zIndex(-1)
          .annotation(
            position: .top, spacing: 0,
            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) {
            Text("\(hours[month]) hours")
              .font(.headline).padding(8)
              .background(.gray.opacity(0.15), in: .rect(cornerRadius: 8))
          }
        PointMark(x: .value("Month", month), y: .value("Hours", hours[month]))
          .symbolSize(80)
      }
    }
    .chartXSelection(value: $month)
    .frame(height: 280)
    .padding()
  }
}
