import Foundation

/// The name that a linker gives to what it makes: another for every build, the same for every copy.
enum BuildID {
  /// Of a program or a library; nil where it has none or is neither.
  ///
  /// - Source: System V ABI, ELF-64; the GNU ABI's note of type 3, `NT_GNU_BUILD_ID`.
  static func of(_ path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { file.closeFile() }
    guard let header = read(file, at: 0, count: 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46]),
      header[4] == 2, header[5] == 1
    else { return nil }
    let table = number(header, at: 32, bytes: 8)
    let (size, count) = (number(header, at: 54, bytes: 2), number(header, at: 56, bytes: 2))
    guard size >= 56, let segments = read(file, at: table, count: size * count) else { return nil }
    for index in 0..<count where number(segments, at: index * size, bytes: 4) == notes {
      let place = number(segments, at: index * size + 8, bytes: 8)
      let length = number(segments, at: index * size + 32, bytes: 8)
      guard length < 1 << 20, let bytes = read(file, at: place, count: length) else { continue }
      if let found = buildID(in: bytes) { return found }
    }
    return nil
  }

  private static let notes = 4

  private static func buildID(in bytes: [UInt8]) -> String? {
    var place = 0
    while place + 12 <= bytes.count {
      let (name, value) = (
        number(bytes, at: place, bytes: 4), number(bytes, at: place + 4, bytes: 4)
      )
      let start = place + 12 + (name + 3) / 4 * 4
      guard start + value <= bytes.count else { return nil }
      if number(bytes, at: place + 8, bytes: 4) == 3,
        bytes[(place + 12)...].starts(with: "GNU\0".utf8)
      {
        return bytes[start..<start + value].map { String($0, radix: 16) }.joined(separator: ".")
      }
      place = start + (value + 3) / 4 * 4
    }
    return nil
  }

  private static func read(_ file: FileHandle, at place: Int, count: Int) -> [UInt8]? {
    guard place >= 0, (try? file.seek(toOffset: UInt64(place))) != nil,
      let bytes = try? file.read(upToCount: count), bytes.count == count
    else { return nil }
    return Array(bytes)
  }

  private static func number(_ bytes: [UInt8], at place: Int, bytes count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(truncatingIfNeeded: UInt64(bytes[place + $1]) << (8 * $1)) }
  }
}
