import SwiftUI

struct ChartAxesDemo: View {
  var body: some View {
    Chart(Sunshine.all.filter { $0.city == "Cupertino" }) { sunshine in
      BarMark(
        x: .value("Month", sunshine.date, unit: .month), y: .value("Hours", sunshine.hours)
      )
      .foregroundStyle(.yellow.gradient)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { value in
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
        if value.index % 3 == 0 {
          AxisGridLine()
          AxisTick()
        }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 150, 300, 450]) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 4])).foregroundStyle(.orange)
        AxisValueLabel {
          if let hours = value.as(Int.self) { Text("\(hours) h").fontWeight(.semibold) }
        }
      }
    }
    .chartYAxisLabel("Sunshine", position: .trailing, alignment: .center)
    .chartPlotStyle { $0.background(.yellow.opacity(0.08)) }
    .frame(height: 300)
    .padding()
  }
}
