/// Every symbol that is drawn here and not taken from an icon set.
enum DrawnSymbols {
  /// A table a kind; a name is in one of them.
  static let tables = [
    ThingSymbols.drawings, ArrowSymbols.drawings, ShapeSymbols.drawings, DeviceSymbols.drawings,
    GaugeSymbols.drawings, FoodSymbols.drawings, BodySymbols.drawings, LeisureSymbols.drawings,
    FigureSymbols.drawings, OwnSymbols.drawings,
  ]

  static let names = tables.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
}
