import Foundation

/// Whether a file is its container from its first byte to its last.
///
/// Readers of movies stop where the container ends, and take no notice of what follows: a file that is a movie for
/// them may be a page or a program for somebody else. What Showreel writes ends with its container.
package enum FileWholeness {
  /// - Parameter container: As ``MovieFacts/container`` has it.
  /// - Returns: What is wrong, in words that follow "it"; nil where nothing is.
  package static func fault(of path: String, container: String) -> String? {
    guard let file = RegularFile(path) else { return "cannot be opened" }
    // Mapped, not read: a clip may be larger than the memory of who looks at it.
    guard
      let data = try? Data(
        contentsOf: URL(filePath: file.numberedPath), options: .alwaysMapped)
    else { return "cannot be read" }
    return data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> String? in
      var walk = ByteWalk(bytes)
      guard let isWhole = walk.passes(container) else { return "has an end that nobody looks for" }
      if !isWhole { return "is no whole file of its kind" }
      return walk.isAtEnd ? nil : "goes on behind its end"
    }
  }
}

/// Goes through a file from part to part.
struct ByteWalk {
  let bytes: UnsafeRawBufferPointer
  private(set) var place = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  /// - Returns: Whether there are as many.
  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, count <= bytes.count - place else { return false }
    place += count
    return true
  }

  mutating func next() -> UInt8? {
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  /// A number of so many bytes, the highest first; nil also of one that no file is as long as.
  mutating func number(_ count: Int, lowestFirst: Bool = false) -> Int? {
    guard count <= bytes.count - place else { return nil }
    let part = bytes[place..<place + count]
    place += count
    let value = (lowestFirst ? Array(part.reversed()) : Array(part))
      .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  mutating func text(_ count: Int) -> String? {
    let start = place
    return skip(count) ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  /// Goes on only where these come next.
  mutating func passes(_ these: [UInt8]) -> Bool {
    let rest = bytes[place...]
    guard rest.starts(with: these) else { return false }
    place += these.count
    return true
  }
}
