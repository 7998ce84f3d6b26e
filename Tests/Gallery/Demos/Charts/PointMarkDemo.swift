import SwiftUI

enum Island: String, Plottable, CaseIterable {
  case biscoe = "Biscoe"
  case dream = "Dream"
  case torgersen = "Torgersen"
}

struct PointMarkDemo: View {
  private var penguins: [(island: Island, bill: Double, mass: Double)] {
    (0..<36).map { index in
      let island = Island.allCases[index % 3]
      let spread = Double((index * 17) % 13)
      let mass = Double((index * 29) % 11) * 90
      return (island, 34 + Double(index % 3) * 5 + spread * 0.7, 3000 + spread * 90 + mass)
    }
  }

  var body: some View {
    Chart {
      ForEach(Array(penguins.enumerated()), id: \.offset) { _, penguin in
        PointMark(x: .value("Bill", penguin.bill), y: .value("Mass", penguin.mass))
          .foregroundStyle(by: .value("Island", penguin.island))
          .symbol(by: .value("Island", penguin.island))
      }
    }
    .chartXScale(domain: .automatic(includesZero: false))
    .chartYScale(domain: 2500...5500)
    .chartXAxisLabel("Bill (mm)")
    .chartYAxisLabel("Mass (g)")
    .frame(height: 320)
    .padding()
  }
}
