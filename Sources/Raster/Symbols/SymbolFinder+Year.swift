extension SymbolFinder {
  /// A device of one year, as `iphone.gen3`, looks much as that of another.
  func ofAnotherYear(_ parts: [String], filled: Bool, _ line: Double) -> SymbolArtwork? {
    guard let year = parts.lastIndex(where: { $0.hasPrefix("gen") && Int($0.dropFirst(3)) != nil })
    else { return nil }
    var parts = parts
    parts.remove(at: year)
    if filled { parts.append("fill") }
    return artwork(named: parts.joined(separator: "."), line: line)
  }
}
