import Foundation

/// Reads the values of a PDF file one after the other.
///
/// - Source: ISO 32000-1, 7.2 and 7.3.
struct PDFScanner {
  private let bytes: ArraySlice<UInt8>
  private(set) var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Lists in lists, at most.
  private static let deepest = 40

  /// Nothing is further away.
  private static let largest = 1e9

  /// Nil at the end.
  mutating func value() throws(PDFProblem) -> PDFValue? { try value(depth: 0) }

  private mutating func value(depth: Int) throws(PDFProblem) -> PDFValue? {
    skipSpace()
    guard depth < Self.deepest else { throw .damaged("its lists are too deep") }
    guard index < bytes.endIndex else { return nil }
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return .text(text())
    case UInt8(ascii: "["):
      index += 1
      return .list(try values(until: UInt8(ascii: "]"), depth: depth + 1))
    case UInt8(ascii: "<") where peek(1) == UInt8(ascii: "<"):
      index += 2
      let values = try values(until: UInt8(ascii: ">"), depth: depth + 1)
      if peek(0) == UInt8(ascii: ">") { index += 1 }
      return .dictionary(Self.dictionary(of: values))
    case UInt8(ascii: "<"): return .text(hexadecimal())
    case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      // Closes nothing; what it is part of is read on.
      index += 1
      return .word(String(UnicodeScalar(byte)))
    default: return regular()
    }
  }

  /// Those before a closing bracket, which is taken too.
  private mutating func values(
    until end: UInt8, depth: Int
  ) throws(PDFProblem) -> [PDFValue] {
    var values: [PDFValue] = []
    while true {
      skipSpace()
      guard index < bytes.endIndex else { throw .damaged("a list has no end") }
      if bytes[index] == end {
        index += 1
        return values
      }
      guard let value = try value(depth: depth) else { return values }
      // `12 0 R` is the object 12.
      if value == .word("R"), values.count > 1, let number = values[values.count - 2].count {
        values.removeLast(2)
        values.append(.reference(number))
      } else {
        values.append(value)
      }
    }
  }

  private static func dictionary(of values: [PDFValue]) -> [String: PDFValue] {
    var dictionary: [String: PDFValue] = [:]
    for place in stride(from: 0, to: values.count - 1, by: 2) {
      if let key = values[place].name { dictionary[key] = values[place + 1] }
    }
    return dictionary
  }

  private func peek(_ ahead: Int) -> UInt8? {
    index + ahead < bytes.endIndex ? bytes[index + ahead] : nil
  }

  mutating func skipSpace() {
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%") {
        while index < bytes.endIndex, bytes[index] != 10, bytes[index] != 13 { index += 1 }
      } else if bytes[index].isPDFSpace {
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func name() -> String {
    index += 1
    var name: [UInt8] = []
    while let byte = peek(0), !byte.isPDFSpace, !byte.isPDFDelimiter {
      index += 1
      if byte == UInt8(ascii: "#"), let high = peek(0)?.hexadecimal, let low = peek(1)?.hexadecimal
      {
        name.append(high << 4 | low)
        index += 2
      } else {
        name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// In brackets, which may stand in it. What a backslash says is kept as it is: nothing that is drawn is written so.
  private mutating func text() -> [UInt8] {
    var text: [UInt8] = []
    var depth = 0
    while let byte = peek(0) {
      index += 1
      if byte == UInt8(ascii: "\\") { index = min(index + 1, bytes.endIndex) }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
      text.append(byte)
    }
    return text
  }

  private mutating func hexadecimal() -> [UInt8] {
    index += 1
    var digits: [UInt8] = []
    while let byte = peek(0), byte != UInt8(ascii: ">") {
      if let digit = byte.hexadecimal { digits.append(digit) }
      index += 1
    }
    index = min(index + 1, bytes.endIndex)
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// A number or a word.
  private mutating func regular() -> PDFValue {
    let start = index
    while let byte = peek(0), !byte.isPDFSpace, !byte.isPDFDelimiter { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if text == "null" { return .null }
    guard let first = text.utf8.first, first < 58, let number = Double(text), number.isFinite else {
      return .word(text)
    }
    return .number(max(-Self.largest, min(Self.largest, number)))
  }
}

extension UInt8 {
  fileprivate var isPDFSpace: Bool { [0, 9, 10, 12, 13, 32].contains(self) }

  fileprivate var isPDFDelimiter: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  fileprivate var hexadecimal: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
