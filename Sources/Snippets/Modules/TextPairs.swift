/// `"key" = "value";` in the text of a `.strings` file, wherever that stands in it.
///
/// A walk over the bytes, because the file is a stranger's: a pattern goes on to the end from each quotation mark that
/// nothing closes, and keeps a way back for every letter.
struct TextPairs: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> (key: String, value: String)? {
    // Behind one that nothing closes there is none that something closes.
    while let start = bytes[place...].firstIndex(of: Self.quote), let end = end(ofTextAt: start) {
      guard let equals = index(of: UInt8(ascii: "="), after: end),
        let open = index(of: Self.quote, after: equals), let close = self.end(ofTextAt: open),
        let semicolon = index(of: UInt8(ascii: ";"), after: close)
      else {
        // What was taken for its end, as in a comment about 5" tapes, may be where a pair begins.
        place = end
        continue
      }
      place = semicolon + 1
      return (text(between: start, end), text(between: open, close))
    }
    return nil
  }

  /// The quotation mark that closes the one at a place.
  private func end(ofTextAt start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index] != Self.quote {
      index += bytes[index] == Self.backslash ? 2 : 1
    }
    return index < bytes.count ? index : nil
  }

  /// Where a byte is, if nothing but white space is before it.
  private func index(of byte: UInt8, after place: Int) -> Int? {
    let next = bytes[(place + 1)...].firstIndex { $0 != 0x20 && !(0x09...0x0D ~= $0) }
    return next.flatMap { bytes[$0] == byte ? $0 : nil }
  }

  private func text(between open: Int, _ close: Int) -> String {
    var text: [UInt8] = []
    var index = open + 1
    while index < close {
      if bytes[index] == Self.backslash, index + 1 < close {
        index += 1
        text.append(Self.meant(by: bytes[index]))
      } else {
        text.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands behind a backslash, as it is meant.
  private static func meant(by byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    default: byte
    }
  }
}
