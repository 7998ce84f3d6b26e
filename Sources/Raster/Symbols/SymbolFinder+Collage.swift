extension SymbolFinder {
  /// Several pictures, back to front.
  func collage(_ parts: [SymbolCollages.Part], filled: Bool, _ line: Double)
    -> SymbolArtwork?
  {
    var pieces: [SymbolArtwork.Layer] = []
    for (index, part) in parts.enumerated() {
      let name = filled && !part.name.hasSuffix(".fill") ? part.name + ".fill" : part.name
      guard let found = artwork(named: name, line: line / part.scale) else { return nil }
      func placed(_ svg: String) -> String {
        "<g transform=\"translate(\(part.x) \(part.y)) rotate(\(part.turn)) scale(\(part.scale)) "
          + "translate(-8 -8)\">\(svg)</g>"
      }
      if let gap = part.gap {
        // Whatever the part covers, its holes too, and a rim around it.
        let solid = artwork(named: part.name + ".fill", line: line / part.scale) ?? found
        let rim =
          "<g stroke=\"black\" stroke-width=\"\(2 * gap / part.scale)\" stroke-linejoin=\"round\">"
          + "\(solid.svg)\(found.svg)</g>"
        pieces = pieces.map {
          SymbolArtwork.Layer(
            svg: SymbolArtwork.masked($0.svg, hiding: placed(rim)), level: $0.level)
        }
      }
      let isFront = index == parts.count - 1
      // Of the part in front, what is secondary in it comes after what is behind it: a cloud's rain after the sun.
      let layers = isFront ? found.parts : [SymbolArtwork.Layer(svg: found.svg, level: 0)]
      pieces += layers.map {
        SymbolArtwork.Layer(
          svg: placed($0.svg), level: !isFront ? 1 : $0.level == 0 ? 0 : 2)
      }
    }
    return SymbolArtwork(pieces.map(\.svg).joined(), layers: pieces)
  }
}
