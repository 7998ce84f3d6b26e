import SwiftUI

struct AreaMarkDemo: View {
  var body: some View {
    VStack(spacing: 24) {
      Chart(Sunshine.all.filter { $0.city == "Seattle" }) { sunshine in
        AreaMark(x: .value("Month", sunshine.date), y: .value("Hours", sunshine.hours))
          .foregroundStyle(
            LinearGradient(
              colors: [.teal.opacity(0.7), .teal.opacity(0)], startPoint: .top,
              endPoint: .bottom)
          )
          .interpolationMethod(.catmullRom)
        LineMark(x: .value("Month", sunshine.date), y: .value("Hours", sunshine.hours))
          .foregroundStyle(.teal)
          .interpolationMethod(.catmullRom)
      }
      .frame(height: 220)
      Chart(Sunshine.all) { sunshine in
        AreaMark(x: .value("Month", sunshine.date), y: .value("Hours", sunshine.hours))
          .foregroundStyle(by: .value("City", sunshine.city))
      }
      .chartLegend(position: .top, alignment: .trailing)
      .frame(height: 220)
    }
    .padding()
  }
}
