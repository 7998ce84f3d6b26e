import Movie

/// The command line with all its bytes.
enum RawArguments {
  /// `CommandLine.arguments` repairs what is no text, and then `-o` would name another file.
  static var texts: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { start in
        PathText.text(
          of: UnsafeBufferPointer(start: start, count: length(start)).map { UInt8(bitPattern: $0) })
      }
    }
  }

  private static func length(_ start: UnsafePointer<CChar>) -> Int {
    var count = 0
    while start[count] != 0 { count += 1 }
    return count
  }
}
