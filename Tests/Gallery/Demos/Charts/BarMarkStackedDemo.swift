import SwiftUI

struct BarMarkStackedDemo: View {
  var body: some View {
    VStack(spacing: 24) {
      chart(.standard)
      chart(.normalized)
    }
    .chartForegroundStyleScale(["Cherries": .red, "Apples": .green])
    .padding()
  }

  private func chart(_ stacking: MarkStackingMethod) -> some View {
    Chart(Harvest.all) { harvest in
      BarMark(
        x: .value("Season", harvest.season), y: .value("Tons", harvest.tons),
        width: .fixed(40), stacking: stacking
      )
      .foregroundStyle(by: .value("Fruit", harvest.fruit))
    }
    .frame(height: 220)
  }
}
