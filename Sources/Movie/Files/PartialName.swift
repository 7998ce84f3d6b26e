import Fingerprints

/// Names of files and folders that are not finished: `.showreel-0123456789abcdef.partial`.
///
/// The destination's name is no part of it: that may be as long as the file system allows. Whoever
/// writes holds a lock, which ends with the process however that ends, so that ``Leftovers`` can
/// tell what a dead run left from what a live one writes, in containers of one folder too, where a
/// process number says nothing.
enum PartialName {
  private static let (head, tail) = (Array(".showreel-".utf8), Array(".partial".utf8))
  private static let digits = 16

  static func make() -> FileName {
    FileName(head + hexadecimal(.random(in: .min ... .max)) + tail)
  }

  /// Where the folder of this name is for as long as another takes its place: `.showreel-0123456789abcdef.old`.
  /// The digits tell of the name, so that the next run finds it: they begin its ``Fingerprint``.
  static func aside(for name: FileName) -> FileName {
    let hash = Fingerprint(of: name.bytes).description.utf8.prefix(digits)
    return FileName(head + Array(hash) + Array(".old".utf8))
  }

  private static func hexadecimal(_ number: UInt64) -> [UInt8] {
    let text = String(number, radix: 16)
    return Array((String(repeating: "0", count: digits - text.count) + text).utf8)
  }

  static func isOne(_ name: FileName) -> Bool {
    let bytes = name.bytes
    guard bytes.count == head.count + digits + tail.count, bytes.starts(with: head),
      bytes.suffix(tail.count).elementsEqual(tail)
    else { return false }
    return bytes.dropFirst(head.count).prefix(digits).allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
  }
}
