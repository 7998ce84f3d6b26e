/// How pictures of `bootstrap-icons` are taken apart into the layers that a symbol has.
enum SymbolLayering {
  enum Split {
    /// The levels of the picture's paths, in order.
    case paths([Int])
    /// One path: its largest part is the primary layer, all others are the secondary one.
    case largest
    /// One path: its first part is the secondary layer, the holes in that are the primary one.
    case holes
  }

  static let table: [String: Split] = [
    "cloud-sun-fill": .paths([0, 1]), "cloud-sun": .paths([0, 1]),
    "cloud-moon-fill": .paths([0, 1]), "cloud-moon": .paths([0, 1]),
    "moon-stars-fill": .paths([0, 1]), "moon-stars": .paths([0, 1]),
    "person-plus-fill": .paths([1, 0]), "person-plus": .paths([1, 0]),
    "person-x": .paths([1, 0]), "envelope-exclamation": .paths([1, 0]),
    "volume-up-fill": .paths([1, 1, 0]),
    "cloud-rain-fill": .largest, "cloud-lightning-fill": .largest, "cloud-snow-fill": .largest,
    "cloud-drizzle-fill": .largest, "cloud-fog-fill": .largest, "cloud-hail-fill": .largest,
    "cloud-lightning-rain-fill": .largest, "cloud-rain-heavy-fill": .largest,
    "cloud-sleet-fill": .largest, "sun-fill": .largest, "stars": .largest,
    "exclamation-triangle-fill": .holes, "exclamation-octagon-fill": .holes,
    "exclamation-diamond-fill": .holes, "patch-check-fill": .holes, "patch-plus-fill": .holes,
    "patch-minus-fill": .holes, "patch-question-fill": .holes, "patch-exclamation-fill": .holes,
    "shield-fill-check": .holes, "shield-fill-exclamation": .holes, "shield-fill-plus": .holes,
    "shield-lock-fill": .holes,
    "x-octagon-fill": .holes, "chat-dots-fill": .holes, "bag-check-fill": .holes,
  ]

  /// The picture's layers in a line width; nil where it is drawn as one.
  ///
  /// - Parameters:
  ///   - code: The picture's name.
  ///   - weighted: Makes lines as wide as asked for.
  ///   - area: The area that an element's ink takes.
  /// - Throws: What is wrong with a path that has to be split.
  static func layers(
    of elements: [SVGElement], named code: String, weighted: (String) -> String,
    area: (SVGElement) -> Double
  ) throws(SVGProblem) -> (layers: [SymbolArtwork.Layer], areParts: Bool)? {
    switch table[code] {
    case .paths(let levels):
      guard levels.count == elements.count else { return nil }
      return (
        zip(elements, levels).map { SymbolArtwork.Layer(svg: weighted($0.svg), level: $1) }, true
      )
    case .largest:
      let parts = try subpaths(of: elements)
      guard let largest = parts.indices.max(by: { area(parts[$0]) < area(parts[$1]) }),
        parts.count > 1
      else { return nil }
      // Holes belong to the part that they are in: what is no hole stands for itself.
      let rest = parts.indices.filter { $0 != largest }.map { parts[$0] }.svg
      return (
        [
          SymbolArtwork.Layer(svg: weighted(parts[largest].svg), level: 0),
          SymbolArtwork.Layer(svg: weighted(rest), level: 1),
        ], true
      )
    case .holes:
      let parts = try subpaths(of: elements)
      guard parts.count > 1 else { return nil }
      let svg = elements.svg
      // A little smaller, or the solid's soft edge would count as part of the hole.
      let inside =
        "<g transform=\"translate(8 8) scale(0.95) translate(-8 -8)\">\(parts[0].svg)</g>"
      return (
        [
          SymbolArtwork.Layer(svg: weighted(svg), level: 1),
          SymbolArtwork.Layer(svg: SymbolArtwork.masked(inside, hiding: svg), level: 0),
        ], false
      )
    case nil:
      return nil
    }
  }

  /// The parts of the one element that there is, or all elements as they are.
  private static func subpaths(of elements: [SVGElement]) throws(SVGProblem) -> [SVGElement] {
    elements.count == 1 ? try elements[0].subpaths : elements
  }
}
