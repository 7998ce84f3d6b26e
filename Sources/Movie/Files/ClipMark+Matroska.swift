import Foundation

extension ClipMark {
  static let matroskaHead: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3]

  /// The movie's tag `COMMENT`.
  ///
  /// - Source: RFC 8794, sections 4 to 6; RFC 9559, section 5.1.8.
  static func isOnMatroska(_ file: borrowing RegularFile) -> Bool {
    guard let head = part(of: file, at: 0), let segment = part(of: file, at: head.body.upperBound),
      segment.name == Name.segment
    else { return false }
    var place = segment.body.lowerBound
    for _ in 0..<mostParts {
      guard let part = part(of: file, at: place) else { return false }
      if part.name == Name.tags {
        let data = try? file.part(at: part.body.lowerBound, min(part.body.count, mostWords))
        return data.map { comments(in: $0) } ?? false
      }
      place = part.body.upperBound
    }
    return false
  }

  private enum Name {
    static let (segment, tags, tag, simpleTag) = (0x1853_8067, 0x1254_C367, 0x7373, 0x67C8)
    static let (tagName, tagText) = (0x45A3, 0x4487)
  }

  private static func comments(in tags: Data) -> Bool {
    parts(in: tags).filter { $0.name == Name.tag }.flatMap { parts(in: $0.body) }
      .filter { $0.name == Name.simpleTag }
      .contains { tag in
        let words = parts(in: tag.body)
        return words.contains { $0.name == Name.tagName && $0.body.elementsEqual("COMMENT".utf8) }
          && words.contains { $0.name == Name.tagText && $0.body.elementsEqual(text.utf8) }
      }
  }

  private static func part(
    of file: borrowing RegularFile, at place: Int
  ) -> (name: Int, body: Range<Int>)? {
    guard let bytes = try? file.part(at: place, 12), let head = head(bytes),
      head.size <= Int.max - place - head.length
    else { return nil }
    let start = place + head.length
    return (head.name, start..<start + head.size)
  }

  private static func parts(in data: Data) -> [(name: Int, body: Data)] {
    var (all, rest): ([(name: Int, body: Data)], Data) = ([], data)
    while let head = head(rest.prefix(12)), head.size <= rest.count - head.length {
      rest = rest.dropFirst(head.length)
      all.append((head.name, rest.prefix(head.size)))
      rest = rest.dropFirst(head.size)
    }
    return all
  }

  /// A name with the bit that says how long it is, and a size without.
  private static func head(_ data: Data) -> (name: Int, size: Int, length: Int)? {
    guard let first = data.first, first >= 0x10 else { return nil }
    let nameLength = first.leadingZeroBitCount + 1
    let rest = data.dropFirst(nameLength)
    guard let second = rest.first, second > 0 else { return nil }
    let sizeLength = second.leadingZeroBitCount + 1
    guard rest.count >= sizeLength else { return nil }
    let size = number(rest.prefix(sizeLength)) & ((1 << (7 * sizeLength)) - 1)
    return (number(data.prefix(nameLength)), size, nameLength + sizeLength)
  }
}
