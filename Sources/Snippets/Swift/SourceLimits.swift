import SwiftSyntax

/// How large and how deep a source may be: the parser and everything that walks over its tree go down a
/// call for each level.
enum SourceLimits {
  /// Bytes of a file or a block.
  static let size = 512 << 10
  /// Bytes of a file that are read: where lines end in two characters one of them is dropped, and what is too
  /// large is so afterwards as well.
  static let mostRead = 2 * size
  /// Bytes of all files that are compiled together: all of them are kept in memory.
  static let mostInModule = 64 << 20
  /// Bytes of all modules that are read together. Any number of targets may lie in the same folder, and files that are
  /// nearly empty on a disk are whole in memory.
  static let mostInPackage = 128 << 20
  /// Of brackets, interpolations and `#if` inside one another.
  static let brackets = 100
  /// Of `<`, wherever they stand: looking whether generic arguments follow, the parser goes down some calls
  /// for each, and 5 kB of its stack.
  static let angles = 10_000
  /// Of the tree that comes out: a chain of modifiers goes down two levels for each.
  static let levels = 1000

  /// Seconds of the processor's that parsing may take. Code takes less than a tenth of it, even while it is
  /// written; but the parser looks ahead to find out where a mistake ends, from each mistake anew, so that what
  /// is made of mistakes takes time with the square of its length.
  static func parsingTime(of text: String) -> Double {
    (0.5 + 5e-6 * Double(text.utf8.count)) * slowness
  }

  /// A parser that was built for debugging takes some twelve times as long.
  private static var slowness: Double {
    #if DEBUG
      12
    #else
      1
    #endif
  }

  /// Why the text is not read; nil where it can be.
  ///
  /// - Complexity: One walk over the bytes. Brackets in texts and comments count, so that nothing has to
  ///   be understood; closed as they are there, they rarely add up.
  static func excess(of text: String) -> Fragment? {
    if text.utf8.count > size { return .tooLarge(size) }
    var depth = 0
    var conditions = 0
    var angles = 0
    var isHash = false
    var word: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "<"): angles += 1
      default: break
      }
      if isHash, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte), word.count < 6 {
        word.append(byte)
      } else {
        if word.elementsEqual("if".utf8) { conditions += 1 }
        if word.elementsEqual("endif".utf8) { conditions = max(0, conditions - 1) }
        word = []
        isHash = byte == UInt8(ascii: "#")
      }
      if depth + conditions > brackets || angles > Self.angles { return .tooDeep }
    }
    return nil
  }

  /// Whether the tree is deeper than what may be walked over. Keeps its own list of what is open, because
  /// a call for each level is what must not be.
  static func isTooDeep(_ file: SourceFileSyntax) -> Bool {
    var open = [(node: Syntax(file), level: 0)]
    while let (node, level) = open.popLast() {
      if level > levels { return true }
      for child in node.children(viewMode: .all) where !child.is(TokenSyntax.self) {
        open.append((child, level + 1))
      }
    }
    return false
  }
}
