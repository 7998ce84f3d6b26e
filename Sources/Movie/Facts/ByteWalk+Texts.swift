/// Formats that are texts, or begin as one.
extension ByteWalk {
  /// An element with all that is in it, and the line's end after it. Comments, declarations and the like are not known:
  /// whoever reads the document refuses them.
  mutating func passesElement() -> Bool {
    var depth = 0
    repeat {
      while place < bytes.count, bytes[place] != UInt8(ascii: "<") { _ = skip(1) }
      guard let tag = tag() else { return false }
      switch (tag.first, tag.last) {
      case (UInt8(ascii: "/"), _): depth -= 1
      case (_, UInt8(ascii: "/")): break
      default: depth += 1
      }
    } while depth > 0
    _ = passes([0x0A])
    return depth == 0
  }

  /// What is between `<` and `>`; a value in quotes may have both.
  private mutating func tag() -> UnsafeRawBufferPointer.SubSequence? {
    guard skip(1) else { return nil }
    let start = place
    var quote: UInt8?
    while let byte = next() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return bytes[start..<place - 1]
      }
    }
    return nil
  }

  /// A line, and frames of one size with a line before each.
  mutating func passesY4M() -> Bool {
    guard let end = bytes.prefix(256).firstIndex(of: 0x0A), let head = text(end + 1),
      head.hasPrefix("YUV4MPEG2 ")
    else { return false }
    let words = head.dropLast().split(separator: " ")
    func number(_ letter: Character) -> Int? {
      words.dropFirst().first { $0.first == letter }.flatMap { Int($0.dropFirst()) }
    }
    guard let width = number("W"), let height = number("H"),
      (1...1 << 20).contains(width), (1...1 << 20).contains(height),
      words.contains(where: { $0.hasPrefix("C420") })
    else { return false }
    let picture = width * height + 2 * ((width + 1) / 2) * ((height + 1) / 2)
    while !isAtEnd, passes(Array("FRAME\n".utf8)) {
      guard skip(picture) else { return false }
    }
    return true
  }
}
