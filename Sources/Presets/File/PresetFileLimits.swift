/// How large a preset's file may be. Presets are a few lines; what is larger by thousands is a mistake, or
/// somebody's who wishes to see the reader out of memory.
enum PresetFileLimits {
  /// Bytes.
  static let size = 256 << 10
  /// Of `*name`, which stands for a value written elsewhere: values that are made of others twice each
  /// would double twenty times.
  static let aliases = 20

  static func isTooLarge(_ text: String) -> Bool { text.utf8.count > size }

  /// What is too much, in words; nil where nothing is.
  static func excess(of yaml: String) -> String? {
    if isTooLarge(yaml) {
      return "the file is larger than \(size / 1024) kB. "
        + "Write a preset of a few lines, or a .swift file."
    }
    if aliasCount(in: yaml) > aliases {
      return "the file repeats values with '*' more than \(aliases) times. Write them out."
    }
    return nil
  }

  /// At least as many as there are: a star after a blank or a bracket.
  private static func aliasCount(in yaml: String) -> Int {
    let bytes = yaml.utf8
    return zip(bytes, bytes.dropFirst()).count { before, star in
      star == UInt8(ascii: "*") && " \t\n[{,:".utf8.contains(before)
    }
  }
}
