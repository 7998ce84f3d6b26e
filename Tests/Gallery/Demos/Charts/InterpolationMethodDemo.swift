import SwiftUI

struct InterpolationMethodDemo: View {
  private let methods: [(String, InterpolationMethod)] = [
    ("linear", .linear), ("monotone", .monotone), ("cardinal", .cardinal),
    ("catmullRom", .catmullRom), ("stepStart", .stepStart), ("stepCenter", .stepCenter),
    ("stepEnd", .stepEnd),
  ]
  private let heights = [2.0, 6, 3, 7, 1]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(methods, id: \.0) { name, method in
        Text(name).font(.caption)
        Chart(0..<heights.count, id: \.self) { index in
          LineMark(x: .value("x", index), y: .value("y", heights[index]))
            .interpolationMethod(method)
          PointMark(x: .value("x", index), y: .value("y", heights[index]))
            .symbolSize(20)
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .frame(height: 64)
      }
    }
    .padding()
  }
}
