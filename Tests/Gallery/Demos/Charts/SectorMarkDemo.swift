import SwiftUI

struct SectorMarkDemo: View {
  @State private var isNext = false

  private var sales: [(name: String, count: Int)] {
    isNext
      ? [("Cachapa", 300), ("Injera", 850), ("Crêpe", 400), ("Dosa", 654)]
      : [("Cachapa", 916), ("Injera", 450), ("Crêpe", 802), ("Dosa", 254)]
  }

  var body: some View {
    VStack {
      Chart(sales, id: \.name) { sale in
        SectorMark(
          angle: .value("Sales", sale.count), innerRadius: .ratio(0.618), angularInset: 1.5
        )
        .cornerRadius(5)
        .foregroundStyle(by: .value("Name", sale.name))
      }
      .chartLegend(alignment: .center, spacing: 18)
      .chartBackground { proxy in
        GeometryReader { geometry in
          if let anchor = proxy.plotFrame {
            let frame = geometry[anchor]
            Text("Sales").font(.title2.bold()).position(x: frame.midX, y: frame.midY)
          }
        }
      }
      .frame(height: 320)
      Button("Next") { withAnimation(.linear(duration: 0.6)) { isNext.toggle() } }
    }
    .padding()
  }
}
