import Wording

/// Paths of any bytes as text.
///
/// Linux takes every byte in a name but 0 and `/`; a `String` holds Unicode alone and would repair
/// the rest, and then a file would be written under another name. So a byte that is no text becomes
/// a character that nobody uses, and the byte again where the system is called:
///
///     PathText.text(of: [0x63, 0xE9])         // "c" and U+10FFE9
///     PathText.bytes(of: "c\u{10FFE9}")       // [0x63, 0xE9]
///     PathText.shown("c\u{10FFE9}")           // "c\xE9"
package enum PathText {
  /// U+10FF80 to U+10FFFF, the end of the last plane for private use, stand for 0x80 to 0xFF.
  private static let first: UInt32 = 0x10_FF00

  package static func text(of bytes: some Collection<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      if let scalar = leading(rest), stand(for: scalar) == nil {
        scalars.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        // No text, or one of the characters that stand for bytes: that has to come back as well.
        scalars.append(Unicode.Scalar(first + UInt32(byte)) ?? "?")
        rest = rest.dropFirst()
      }
    }
    return String(scalars)
  }

  package static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      stand(for: scalar).map { [$0] }
        ?? Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// For people, on one line: bytes that are no text in hexadecimal, and characters that act by their numbers. A
  /// name may have ends of lines, and what follows one would be a line of its own, an order to whoever reads the
  /// log.
  package static func shown(_ text: String) -> String { written(text).escaped(where: \.acts) }

  /// For programs: bytes that are no text in hexadecimal, and all else as it is.
  package static func written(_ text: String) -> String {
    guard isNeeded(for: text) else { return text }
    return text.unicodeScalars.map { scalar in
      stand(for: scalar).map { "\\x" + String($0, radix: 16, uppercase: true) } ?? String(scalar)
    }.joined()
  }

  /// Whether the text has bytes in it that are no text.
  package static func isNeeded(for text: String) -> Bool {
    text.unicodeScalars.contains { stand(for: $0) != nil }
  }

  private static func stand(for scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= first + 0x80 ? UInt8(scalar.value - first) : nil
  }

  /// The character that the bytes begin with, if they are text there.
  private static func leading(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var iterator = bytes.prefix(4).makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }
}
