import Foundation
import Geometry
import Studio
import Views

/// The README's picture: what a clip costs, beside the encoder alone and beside others.
struct CostPicture: View {
  let bars: [CostBar]

  private static let size = CGSize(width: 760, height: 292)
  /// Points for a cost of the encoder alone.
  private static let unit = 52.0

  @MainActor
  static func clip(_ results: Results) throws -> Clip {
    let bars = try CostBar.all(results)
    return Clip(
      "performance", stage: Stage(size: size), script: Script(steps: [], duration: 1.0 / 60)
    ) { CostPicture(bars: bars) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Processor time of one clip, as a multiple of the encoder's own")
        .font(.system(size: 15, weight: .semibold))
      ForEach(bars, id: \.name) { bar in
        HStack(spacing: 8) {
          Text(bar.name).font(.system(size: 13)).frame(width: 252, alignment: .trailing)
          RoundedRectangle(cornerRadius: 3).fill(bar.color)
            .frame(width: bar.cost * Self.unit, height: 18)
          Text(String(format: "%.2f", bar.cost)).font(.system(size: 13, weight: .medium))
            .monospacedDigit()
        }
      }
    }
    .padding(20)
    .frame(width: Self.size.width, height: Self.size.height, alignment: .leading)
    .background(Color.white)
    .foregroundStyle(Color(white: 0.15))
  }
}
