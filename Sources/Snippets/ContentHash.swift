import Foundation

/// A short name for a content: equal contents have equal ones, on every machine.
///
/// 128 bits of FNV-1a: enough to tell contents apart that nobody forges. A forged one would hit
/// only its author's own cache.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  private var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  package init() {}

  package init(_ parts: String...) {
    for part in parts { add(part) }
  }

  package mutating func add(_ part: String) {
    for byte in part.utf8 { add(byte) }
    // A byte that is in no UTF-8 text, so that "ab", "c" is not "a", "bc".
    add(0xFF)
  }

  /// Adds what tells one state of a file from another without reading it: size and time of change.
  package mutating func add(fileAt path: String) {
    add(path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    // A file that is not there has a state too.
    add("\(attributes?[.size] as? Int ?? -1)")
    let date = attributes?[.modificationDate] as? Date
    add("\(date?.timeIntervalSinceReferenceDate ?? 0)")
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
  }

  /// 32 hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
