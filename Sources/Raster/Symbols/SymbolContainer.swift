/// A symbol that others stand in, as in `exclamationmark.bubble`.
struct SymbolContainer {
  /// How large what stands in it is, in artwork units.
  let room: Double
  /// From the top.
  let middle: Double

  static let all: [String: SymbolContainer] = [
    "triangle": SymbolContainer(room: 5.6, middle: 9.6),
    "octagon": SymbolContainer(room: 8, middle: 8),
    "hexagon": SymbolContainer(room: 7.6, middle: 8),
    "diamond": SymbolContainer(room: 6.4, middle: 8),
    "seal": SymbolContainer(room: 7.4, middle: 8),
    "shield": SymbolContainer(room: 7, middle: 7.6),
    "bubble": SymbolContainer(room: 6.6, middle: 7.6),
    "message": SymbolContainer(room: 6.6, middle: 7.6),
    "cloud": SymbolContainer(room: 4.8, middle: 8.8),
    "icloud": SymbolContainer(room: 4.8, middle: 8.8),
    "heart": SymbolContainer(room: 6.6, middle: 7.6),
    "folder": SymbolContainer(room: 6, middle: 9),
    "app": SymbolContainer(room: 8.6, middle: 8),
    "doc": SymbolContainer(room: 6, middle: 9.4),
    "house": SymbolContainer(room: 5.6, middle: 9.4),
  ]
}
