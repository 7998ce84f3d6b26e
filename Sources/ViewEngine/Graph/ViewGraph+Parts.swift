// What the catalogue keeps for each graph.
extension ViewGraph {
  /// What the catalogue keeps for this graph, made when it is first asked for.
  package func part<Part: GraphPart>(_ type: Part.Type) -> Part {
    if let known = knownPart(type) { return known }
    let part = Part()
    parts.append(part)
    return part
  }

  /// Nil where nobody has asked for it yet.
  package func knownPart<Part: GraphPart>(_ type: Part.Type) -> Part? {
    for part in parts { if let part = part as? Part { return part } }
    return nil
  }

  /// What of the catalogue's stands only once everything is laid out takes its place.
  func settleParts() {
    for part in parts { part.settle(in: self) }
    for part in parts { part.settled(in: self) }
  }

  /// What moves by itself has carried along what is in it.
  func tellPartsOfMoves() {
    for part in parts { part.moved(in: self) }
  }
}
