/// The codes of a block of Deflate's: the shorter, the more usual what they stand for.
struct HuffmanTable {
  /// How many codes there are of each width.
  private var counts = [Int](repeating: 0, count: 16)
  /// What the codes stand for, by their width and then in order.
  private var symbols: [Int] = []

  /// - Parameter widths: Of each symbol's code in bits, up to 15; 0 of one that has none.
  init(_ widths: [Int]) {
    for width in 1..<16 {
      let those = widths.indices.filter { widths[$0] == width }
      counts[width] = those.count
      symbols += those
    }
  }

  var reader: Reader { Reader(table: self) }

  /// Goes along one code, bit by bit.
  struct Reader {
    let table: HuffmanTable
    private var code = 0
    /// The first code of the present width, and where what it stands for is.
    private var (first, place) = (0, 0)
    private var width = 0

    init(table: HuffmanTable) { self.table = table }

    var isLost: Bool { width >= 15 }

    /// - Returns: What the code stands for that ends with this bit.
    mutating func take(bit: Int) -> Int? {
      guard width < 15 else { return nil }
      width += 1
      code = code << 1 | bit
      let count = table.counts[width]
      if code - first < count, code >= first { return table.symbols[place + code - first] }
      place += count
      first = (first + count) << 1
      return nil
    }
  }
}
