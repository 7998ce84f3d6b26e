import SwiftUI

struct Harvest: Identifiable {
  let season: String
  let fruit: String
  let tons: Double
  var id: String { season + fruit }

  static let all = [
    Harvest(season: "Spring", fruit: "Cherries", tons: 12),
    Harvest(season: "Spring", fruit: "Apples", tons: 4),
    Harvest(season: "Summer", fruit: "Cherries", tons: 18),
    Harvest(season: "Summer", fruit: "Apples", tons: 11),
    Harvest(season: "Autumn", fruit: "Cherries", tons: 3),
    Harvest(season: "Autumn", fruit: "Apples", tons: 23),
  ]
}

struct BarMarkGroupedDemo: View {
  var body: some View {
    Chart(Harvest.all) { harvest in
      BarMark(x: .value("Season", harvest.season), y: .value("Tons", harvest.tons))
        .foregroundStyle(by: .value("Fruit", harvest.fruit))
        .position(by: .value("Fruit", harvest.fruit))
    }
    .chartYAxisLabel("Tons")
    .frame(height: 280)
    .padding()
  }
}
