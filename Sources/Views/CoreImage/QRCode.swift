import Foundation

/// The dark and light squares of a QR code, by ISO/IEC 18004: bytes, with the smallest version that has room.
struct QRCode {
  /// How much may be covered and still be read: 7, 15, 25 or 30 %.
  enum Correction: String, CaseIterable {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// Of the format's bits.
    var bits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      case .high: 2
      }
    }
  }

  /// Squares along a side.
  let side: Int
  private var dark: [Bool]
  /// Squares that are not data's.
  private var isFixed: [Bool]

  /// - Returns: Nil where the bytes are too many.
  init?(_ bytes: [UInt8], correction: Correction) {
    guard
      let version = (1...40).first(where: {
        QRBlocks(version: $0, correction).hasRoom(for: bytes.count)
      })
    else { return nil }
    side = version * 4 + 17
    dark = Array(repeating: false, count: side * side)
    isFixed = dark
    let blocks = QRBlocks(version: version, correction)
    drawPatterns(version: version)
    place(blocks.codewords(of: bytes))
    // Of the eight masks the one whose picture is least like the marks that readers look for.
    let masked = (0..<8).map { mask in
      var code = self
      code.apply(mask: mask)
      code.drawFormat(correction, mask: mask)
      return code
    }
    guard let best = masked.min(by: { $0.penalty < $1.penalty }) else { return nil }
    dark = best.dark
  }

  func isDark(_ column: Int, _ row: Int) -> Bool { dark[row * side + column] }

  // MARK: What is in every code

  private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
    dark[row * side + column] = isDark
    isFixed[row * side + column] = true
  }

  private mutating func drawPatterns(version: Int) {
    for place in 0..<side {
      fix(6, place, place % 2 == 0)
      fix(place, 6, place % 2 == 0)
    }
    for (column, row) in [(3, 3), (side - 4, 3), (3, side - 4)] {
      for y in max(0, row - 4)...min(side - 1, row + 4) {
        for x in max(0, column - 4)...min(side - 1, column + 4) {
          let distance = max(abs(x - column), abs(y - row))
          fix(x, y, distance != 2 && distance != 4)
        }
      }
    }
    let places = Self.alignment(version: version)
    for (i, row) in places.enumerated() {
      for (j, column) in places.enumerated() {
        let last = places.count - 1
        if (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0) { continue }
        for y in -2...2 {
          for x in -2...2 { fix(column + x, row + y, max(abs(x), abs(y)) != 1) }
        }
      }
    }
    drawFormat(.low, mask: 0)
    drawVersion(version)
  }

  private static func alignment(version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<count - 1).map { version * 4 + 10 - $0 * step }.reversed()
  }

  private mutating func drawFormat(_ correction: Correction, mask: Int) {
    let data = correction.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0..<6 { fix(8, place, bit(place)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for place in 9..<15 { fix(14 - place, 8, bit(place)) }
    for place in 0..<8 { fix(side - 1 - place, 8, bit(place)) }
    for place in 8..<15 { fix(8, side - 15 + place, bit(place)) }
    fix(8, side - 8, true)
  }

  private mutating func drawVersion(_ version: Int) {
    guard version > 6 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for place in 0..<18 {
      let isDark = bits >> place & 1 == 1
      let (far, near) = (side - 11 + place % 3, place / 3)
      fix(far, near, isDark)
      fix(near, far, isDark)
    }
  }

  // MARK: Data

  /// In pairs of columns from the right, up and down in turns.
  private mutating func place(_ codewords: [UInt8]) {
    var index = 0
    var right = side - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<side {
        let isUp = (right + 1) & 2 == 0
        let row = isUp ? side - 1 - step : step
        for column in [right, right - 1]
        where !isFixed[row * side + column] && index < codewords.count * 8 {
          dark[row * side + column] = codewords[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
      right -= 2
    }
  }

  private mutating func apply(mask: Int) {
    for y in 0..<side {
      for x in 0..<side where !isFixed[y * side + x] {
        let isTurned =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isTurned { dark[y * side + x].toggle() }
      }
    }
  }
}

extension QRCode {
  /// How hard it would be to read: runs, blocks, what looks like a corner's mark, and more of one kind than of the other.
  fileprivate var penalty: Int {
    var sum = 0
    for line in 0..<side {
      sum += Self.penalty(of: (0..<side).map { isDark($0, line) })
      sum += Self.penalty(of: (0..<side).map { isDark(line, $0) })
    }
    for y in 0..<side - 1 {
      for x in 0..<side - 1 {
        let first = isDark(x, y)
        if isDark(x + 1, y) == first, isDark(x, y + 1) == first, isDark(x + 1, y + 1) == first {
          sum += 3
        }
      }
    }
    let count = (0..<side * side).count { isDark($0 % side, $0 / side) }
    return sum + abs(count * 20 - side * side * 10) / (side * side) * 10
  }

  private static let mark = [true, false, true, true, true, false, true]

  private static func penalty(of line: [Bool]) -> Int {
    var sum = 0
    var run = 0
    for place in line.indices {
      run = place > 0 && line[place] == line[place - 1] ? run + 1 : 1
      if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
    }
    func isLight(_ place: Int) -> Bool { !line.indices.contains(place) || !line[place] }
    for start in 0...line.count - 7 where Array(line[start..<start + 7]) == mark {
      if (start - 4..<start).allSatisfy(isLight) { sum += 40 }
      if (start + 7..<start + 11).allSatisfy(isLight) { sum += 40 }
    }
    return sum
  }
}
