import SwiftUI

struct Chart3DDemo: View {
  var body: some View {
    Chart3D {
      SurfacePlot(x: "x", y: "Height", z: "z") { x, z in sin(2 * x) * cos(2 * z) }
        .foregroundStyle(.heightBased)
      PointMark(x: .value("x", 0.8), y: .value("Height", 1.5), z: .value("z", 0.0))
        .foregroundStyle(.red)
    }
    .chartXScale(domain: -2...2)
    .chartYScale(domain: -2...2)
    .chartZScale(domain: -2...2)
    .chartYAxisLabel("Height")
    .frame(height: 340)
    .padding()
  }
}
