import Foundation
import Motion
import ViewEngine

/// Which symbol stands for which value.
struct SymbolScale {
  var domain: [PlotDatum] = []
  var symbols: [AnyShape] = []

  func order(_ all: [PlotDatum]) -> [PlotDatum] {
    domain + all.filter { !domain.contains($0) }
  }

  func symbol(_ datum: PlotDatum, among ordered: [PlotDatum]) -> AnyShape {
    let index = ordered.firstIndex(of: datum) ?? 0
    if symbols.isEmpty {
      let cycle = BasicChartSymbolShape.cycle
      return AnyShape(cycle[index % cycle.count])
    }
    return symbols[index % symbols.count]
  }
}
