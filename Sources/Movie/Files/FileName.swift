import Foundation

/// A name or a path as the system has it: any bytes but 0, with a 0 at the end.
struct FileName: Hashable {
  let chars: [CChar]

  init(_ bytes: some Sequence<UInt8>) {
    chars = bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// - Parameter text: May hold bytes that are no text, see ``PathText``.
  init(_ text: String) { self.init(PathText.bytes(of: text)) }

  /// Without the 0.
  var bytes: [UInt8] { chars.dropLast().map { UInt8(bitPattern: $0) } }

  var text: String { PathText.text(of: bytes) }
}

extension FileName {
  /// Everything in an open folder but itself and the one above, in no order.
  ///
  /// - Returns: `nil` where it cannot be listed; `errno` says why.
  static func all(in folder: Int32) -> [FileName]? {
    // A description of its own, so that every list starts at the beginning.
    guard let own = OwnedDescriptor(openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)),
      let list = fdopendir(own.number)
    else { return nil }
    own.release()
    defer { closedir(list) }
    var names: [FileName] = []
    while let entry = readdir(list) {
      // As long as the name is and no longer: the entry ends there, and so may the memory it is in.
      guard let start = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
      let chars = UnsafeRawPointer(entry).advanced(by: start).assumingMemoryBound(to: UInt8.self)
      let name = FileName(UnsafeBufferPointer(start: chars, count: length(of: chars)))
      if name != FileName(".") && name != FileName("..") { names.append(name) }
    }
    return names
  }

  private static func length(of chars: UnsafePointer<UInt8>) -> Int {
    var length = 0
    while chars[length] != 0 { length += 1 }
    return length
  }
}
