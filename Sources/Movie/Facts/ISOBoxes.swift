import Foundation

/// The outer boxes of an MP4 or QuickTime file: just what FFmpeg does not tell.
///
/// - Source: ISO/IEC 14496-12, sections 4.2 (boxes) and 8.2.2 (`mvhd`).
struct ISOBoxes {
  /// `moov` comes before `mdat`.
  let isIndexFirst: Bool
  /// The movie header's duration; `nil` where there is no header.
  let duration: ExactTime?

  /// `nil` for a file that does not start with `ftyp`.
  init?(path: String) throws(MovieError) {
    let file: FileHandle
    do {
      file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    } catch {
      throw .cannotRead(path: path, reason: "it cannot be opened")
    }
    defer { file.closeFile() }
    var names: [String] = []
    var duration: ExactTime?
    var offset: UInt64 = 0
    while let box = ISOBoxes.header(in: file, at: offset) {
      guard !names.isEmpty || box.name == "ftyp" else { return nil }
      names.append(box.name)
      if box.name == "moov", let first = ISOBoxes.header(in: file, at: offset + box.headerSize),
        first.name == "mvhd"
      {
        duration = ISOBoxes.duration(in: file, at: offset + box.headerSize + first.headerSize)
      }
      // A size may be as large as 64 bits say, and no file is.
      let (next, overflow) = offset.addingReportingOverflow(box.size)
      guard box.size >= box.headerSize, !overflow, next <= Int64.max else { break }
      offset = next
    }
    guard let index = names.firstIndex(of: "moov"), let data = names.firstIndex(of: "mdat") else {
      return nil
    }
    isIndexFirst = index < data
    self.duration = duration
  }

  private static func header(
    in file: FileHandle, at offset: UInt64
  ) -> (name: String, size: UInt64, headerSize: UInt64)? {
    guard let bytes = read(16, from: file, at: offset), bytes.count >= 8 else { return nil }
    let name = String(decoding: bytes[4..<8], as: UTF8.self)
    let size = number(bytes[0..<4])
    // A size of 1 says that 64 bits follow the name.
    guard size == 1 else { return (name, size, 8) }
    return bytes.count == 16 ? (name, number(bytes[8..<16]), 16) : nil
  }

  private static func duration(in file: FileHandle, at offset: UInt64) -> ExactTime? {
    guard let bytes = read(32, from: file, at: offset), bytes.count == 32 else { return nil }
    // Version 1 has 64-bit times.
    let isLong = bytes[0] == 1
    let timescale = number(isLong ? bytes[20..<24] : bytes[12..<16])
    let ticks = number(isLong ? bytes[24..<32] : bytes[16..<20])
    guard timescale > 0, ticks < UInt64(Int64.max) else { return nil }
    return ExactTime(Int(ticks), Int(timescale))
  }

  private static func read(_ count: Int, from file: FileHandle, at offset: UInt64) -> [UInt8]? {
    do {
      try file.seek(toOffset: offset)
      return try file.read(upToCount: count).map { [UInt8]($0) }
    } catch {
      // Past the end, as for a file that was cut off: there are no more boxes.
      return nil
    }
  }

  /// Big-endian.
  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
