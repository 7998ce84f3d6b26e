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
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    let zeros = String(repeating: "0", count: digits - number.count)
    return FileName(head + Array((zeros + number).utf8) + tail)
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
