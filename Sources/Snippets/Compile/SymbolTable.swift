import Foundation

/// The symbols of a 64-bit ELF file whose bytes a program may write, by the table that debuggers use.
///
/// Names and numbers are those of the System V ABI, chapters 4 and 5; what does not fit them is left out.
struct SymbolTable {
  struct Variable: Hashable {
    let name: String
    /// From where the file is loaded, in bytes.
    let offset: Int
    let size: Int
  }

  private struct Section {
    let kind: UInt32
    let flags: UInt64
    let offset: Int
    let size: Int
    let link: Int
    let entrySize: Int
  }

  private let file: Data
  private let sections: [Section]
  /// The one that tells of symbols.
  private let table: Section?
  /// What is written while the file is loaded and not after.
  private let sealed: [Range<Int>]

  init(_ file: Data) {
    self.file = file
    let isReadable =
      file.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1])  // 64 bits, little-endian
    let sections = isReadable ? Self.sections(of: file) : []
    let symbolTable = UInt32(2)
    table = sections.first {
      $0.kind == symbolTable && $0.entrySize >= 24 && $0.offset + $0.size <= file.count
        && sections.indices.contains($0.link)
    }
    self.sections = sections
    sealed = isReadable ? Self.sealed(in: file) : []
  }

  var variables: [Variable] {
    let isObject = UInt8(1)
    return symbols.compactMap { start in
      guard let kind = file.number(UInt8.self, at: start + 4), kind & 0xF == isObject,
        let section = file.number(UInt16.self, at: start + 6).map(Int.init),
        let offset = file.count(at: start + 8), let size = file.count(at: start + 16),
        isWritten(section, offset..<offset + size)
      else { return nil }
      return Variable(name: name(at: start), offset: offset, size: size)
    }
  }

  /// Where something is, from where the file is loaded, in bytes; nil of what it does not have.
  func offset(of name: String) -> Int? {
    symbols.first { start in
      file.number(UInt16.self, at: start + 6).map { $0 != 0 } ?? false
        && self.name(at: start) == name
    }.flatMap { file.count(at: $0 + 8) }
  }

  /// Where each symbol is told.
  private var symbols: [Int] {
    guard let table else { return [] }
    return stride(from: 0, to: table.size - 23, by: table.entrySize).map { table.offset + $0 }
  }

  private func name(at symbol: Int) -> String {
    guard let table, let name = file.number(UInt32.self, at: symbol) else { return "" }
    return file.text(at: sections[table.link].offset + Int(name))
  }

  private func isWritten(_ section: Int, _ place: Range<Int>) -> Bool {
    let isWritable = UInt64(1)
    return !place.isEmpty && sections.indices.contains(section)
      && sections[section].flags & isWritable != 0
      && !sealed.contains { $0.overlaps(place) }
  }

  private static func sections(of file: Data) -> [Section] {
    guard let start = file.count(at: 0x28), let size = file.number(UInt16.self, at: 0x3A),
      let count = file.number(UInt16.self, at: 0x3C)
    else { return [] }
    return (0..<Int(count)).compactMap { index in
      let place = start + index * Int(size)
      guard let kind = file.number(UInt32.self, at: place + 4),
        let flags = file.number(UInt64.self, at: place + 8),
        let offset = file.count(at: place + 24), let length = file.count(at: place + 32),
        let link = file.number(UInt32.self, at: place + 40),
        let entrySize = file.count(at: place + 56)
      else { return nil }
      return Section(
        kind: kind, flags: flags, offset: offset, size: length, link: Int(link),
        entrySize: entrySize)
    }
  }

  private static func sealed(in file: Data) -> [Range<Int>] {
    let relocated = UInt32(0x6474_E552)  // PT_GNU_RELRO
    guard let start = file.count(at: 0x20), let size = file.number(UInt16.self, at: 0x36),
      let count = file.number(UInt16.self, at: 0x38)
    else { return [] }
    return (0..<Int(count)).compactMap { index in
      let place = start + index * Int(size)
      guard file.number(UInt32.self, at: place) == relocated,
        let address = file.count(at: place + 16), let length = file.count(at: place + 40)
      else { return nil }
      return address..<address + length
    }
  }
}

extension Data {
  fileprivate func number<Number: FixedWidthInteger>(_ type: Number.Type, at place: Int) -> Number?
  {
    let size = MemoryLayout<Number>.size
    guard place >= 0, place <= count - size else { return nil }
    return withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: type))
    }
  }

  /// A number of bytes, or of bytes from the file's beginning, no larger than files are.
  fileprivate func count(at place: Int) -> Int? {
    number(UInt64.self, at: place).flatMap { $0 < 1 << 40 ? Int($0) : nil }
  }

  /// Up to the next zero.
  fileprivate func text(at place: Int) -> String {
    guard place >= 0, place < count else { return "" }
    return withUnsafeBytes { String(decoding: $0[place...].prefix { $0 != 0 }, as: UTF8.self) }
  }
}
