extension SymbolFinder {
  /// What its name says to point forward points right: everything is read from left to right here.
  func turned(_ name: String, line: Double) -> SymbolArtwork? {
    let words = ["forward": "right", "backward": "left"]
    let parts = name.split(separator: ".").map(String.init)
    let turned = parts.map { words[$0] ?? $0 }
    return turned == parts ? nil : artwork(named: turned.joined(separator: "."), line: line)
  }
}
