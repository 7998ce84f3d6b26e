import Geometry

extension ShapeLeaf: Codable {
  private enum CodingKeys: CodingKey { case path, paint, evenOdd, antialiased }

  /// - Throws: `DecodingError`, also where the path has more or fewer numbers than it needs.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      path: try values.decode(PathRecord.self, forKey: .path).madePath(at: decoder.codingPath),
      paint: try values.decode(Paint.self, forKey: .paint),
      evenOdd: try values.decode(Bool.self, forKey: .evenOdd),
      antialiased: try values.decode(Bool.self, forKey: .antialiased))
  }

  /// The path as what it is, a rectangle as a rectangle.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(PathRecord(path), forKey: .path)
    try values.encode(paint, forKey: .paint)
    try values.encode(evenOdd, forKey: .evenOdd)
    try values.encode(antialiased, forKey: .antialiased)
  }
}

extension PathRecord {
  /// - Throws: `DecodingError`, where it is no path.
  func madePath(at place: [any CodingKey]) throws -> Path {
    guard let path else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: place, debugDescription: "A path has more or fewer numbers than it needs")
      )
    }
    return path
  }
}
