/// Unpacks what Deflate has packed, in zlib's envelope, as PDF files have it.
///
/// Memory that was not asked for can neither be read nor written, whatever a stranger's file says.
///
/// - Source: RFC 1950 and RFC 1951.
struct Inflate {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  /// The bits that were read and not taken yet, the next one lowest.
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let most: Int

  /// - Parameters:
  ///   - packed: What follows its end is passed over, and so is the sum over what it holds.
  ///   - most: Bytes that it may hold.
  /// - Throws: ``PDFProblem/damaged(_:)``.
  static func bytes(of packed: ArraySlice<UInt8>, most: Int) throws(PDFProblem) -> [UInt8] {
    guard packed.count > 2, packed[packed.startIndex] & 15 == 8 else {
      throw .damaged("packed data does not begin as such")
    }
    var inflate = Inflate(packed, most)
    try inflate.run()
    return inflate.output
  }

  private init(_ packed: ArraySlice<UInt8>, _ most: Int) {
    bytes = packed
    index = packed.startIndex + 2
    self.most = most
  }

  private mutating func run() throws(PDFProblem) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try expand(Self.fixedLiterals, Self.fixedDistances)
      case 2:
        let (literals, distances) = try tables()
        try expand(literals, distances)
      default: throw .damaged("packed data is of no kind that there is")
      }
    }
  }

  private mutating func take(_ count: Int) throws(PDFProblem) -> Int {
    while bitCount < count {
      guard index < bytes.endIndex else { throw .damaged("packed data ends too early") }
      bits |= UInt32(bytes[index]) << UInt32(bitCount)
      index += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func put(_ byte: UInt8) throws(PDFProblem) {
    guard output.count < most else { throw .damaged("it unpacks to more than \(most) bytes") }
    output.append(byte)
  }

  private mutating func copyStored() throws(PDFProblem) {
    (bits, bitCount) = (0, 0)
    let length = try take(16)
    guard length == ~(try take(16)) & 0xFFFF else { throw .damaged("a length is told in two ways") }
    for _ in 0..<length { try put(UInt8(try take(8))) }
  }

  private mutating func expand(
    _ literals: HuffmanTable, _ distances: HuffmanTable
  ) throws(PDFProblem) {
    while true {
      let symbol = try next(literals)
      if symbol == 256 { return }
      if symbol < 256 {
        try put(UInt8(symbol))
        continue
      }
      guard symbol < 286 else { throw .damaged("a length is none") }
      let length = Self.lengths[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
      let way = try next(distances)
      guard way < 30 else { throw .damaged("a distance is none") }
      let distance = Self.distances[way] + (try take(way < 2 ? 0 : way / 2 - 1))
      guard distance <= output.count else { throw .damaged("it repeats what is not there") }
      for _ in 0..<length { try put(output[output.count - distance]) }
    }
  }

  private mutating func next(_ table: HuffmanTable) throws(PDFProblem) -> Int {
    var reader = table.reader
    while true {
      if let symbol = reader.take(bit: try take(1)) { return symbol }
      if reader.isLost { throw .damaged("packed data has a code that is none") }
    }
  }

  /// The codes that a block brings along.
  private mutating func tables() throws(PDFProblem) -> (HuffmanTable, HuffmanTable) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    var orders = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(try take(4) + 4) { orders[place] = try take(3) }
    let table = HuffmanTable(orders)
    var widths: [Int] = []
    while widths.count < literalCount + distanceCount {
      let symbol = try next(table)
      switch symbol {
      case 16:
        guard let last = widths.last else { throw .damaged("nothing is repeated") }
        widths += [Int](repeating: last, count: try take(2) + 3)
      case 17: widths += [Int](repeating: 0, count: try take(3) + 3)
      case 18: widths += [Int](repeating: 0, count: try take(7) + 11)
      default: widths.append(symbol)
      }
    }
    return (
      HuffmanTable(Array(widths[..<literalCount])),
      HuffmanTable(Array(widths[literalCount..<(literalCount + distanceCount)]))
    )
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let fixedLiterals = HuffmanTable(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = HuffmanTable([Int](repeating: 5, count: 30))
}
