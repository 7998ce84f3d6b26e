extension String {
  /// So many of its Unicode scalars from the beginning: what looks like one character may be of thousands.
  func shortened(to count: Int) -> String {
    String(UnicodeScalarView(unicodeScalars.prefix(count)))
  }

  /// Whether its characters are of as many scalars as one writes: no letter has a thousand accents.
  var isOfCharacters: Bool { unicodeScalars.count <= 32 * count }
}
