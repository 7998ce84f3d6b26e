import SwiftUI

/// Every symbol that marks can take, filled and as an outline.
struct ChartSymbolsDemo: View {
  private let symbols: [(name: String, shape: BasicChartSymbolShape)] = [
    ("Circle", .circle), ("Square", .square), ("Triangle", .triangle), ("Diamond", .diamond),
    ("Pentagon", .pentagon), ("Plus", .plus), ("Cross", .cross), ("Asterisk", .asterisk),
  ]

  var body: some View {
    Chart {
      ForEach(symbols, id: \.name) { symbol in
        PointMark(x: .value("Look", "filled"), y: .value("Symbol", symbol.name))
          .symbol(symbol.shape)
        PointMark(x: .value("Look", "outline"), y: .value("Symbol", symbol.name))
          .symbol(symbol.shape.strokeBorder(lineWidth: 2))
          .foregroundStyle(.pink)
      }
      .symbolSize(300)
    }
    .frame(height: 480)
    .padding()
  }
}
