/// The links of a page that are defined in one place, `[a]: https://…`, and named in others: the parser keeps a copy of the
/// link for each of these, so that a small page can fill the memory.
struct LinkDefinitions {
  /// Bytes. Pages whose pictures stand in them, as some editors write them, name each once.
  static let mostCopied = 64 << 20
  /// Bytes of a name; the parser takes no longer ones.
  private static let longestName = 1000

  /// Bytes of all copies, or somewhat more.
  private(set) var copiedBytes = 0

  /// - Complexity: One walk over the bytes.
  init(in text: String) {
    let bytes = Array(text.utf8)
    var uses: [[UInt8]: Int] = [:]
    var open = OpenDefinitions()
    var isBlank = true
    var start: Int?
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      open.read(byte, at: index, beginsLine: isBlank)
      switch byte {
      case UInt8(ascii: "\\"):
        index += 1
        isBlank = false
      case UInt8(ascii: "["):
        start = index + 1
        isBlank = false
      case UInt8(ascii: "]"):
        isBlank = false
        guard let first = start, index - first <= Self.longestName else { break }
        let name = Self.folded(bytes[first..<index])
        uses[name, default: 0] += 1
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ":") {
          index += 1
          open.begin(name, at: index)
        }
        start = nil
      case UInt8(ascii: "\n"):
        if isBlank { open.endAll(at: index) }
        isBlank = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: ">"): break
      default: isBlank = false
      }
      index += 1
    }
    open.endAll(at: bytes.count)
    for (name, size) in open.sizes {
      let (bytes, overflow) = size.multipliedReportingOverflow(by: uses[name] ?? 0)
      copiedBytes = overflow ? .max : min(copiedBytes + min(bytes, 1 << 40), 1 << 50)
    }
  }

  /// Names are the same in any case and with any white space.
  private static func folded(_ name: ArraySlice<UInt8>) -> [UInt8] {
    String(decoding: name, as: UTF8.self).lowercased().utf8
      .split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      .reduce(into: []) { $0 += ($0.isEmpty ? [] : [0x20]) + Array($1) }
  }
}
