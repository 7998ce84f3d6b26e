import Foundation

/// Whether words after a command name what it is about: `-o Clips/ README.md` does, `-o Clips/` does not.
///
/// The program knows its options and the plugin does not, so it goes by what stands where.
struct NamedInputs {
  let isThere: Bool

  /// What follows these is where something goes or is looked for, and may be there already.
  private static let takingPaths: Set<String> = [
    "-o", "--output", "--out", "--to", "--poster", "--cache", "--look", "--pictures",
    "--differences", "--mount",
  ]

  /// - Parameter folder: What paths are from.
  init(_ words: some Sequence<String>, in folder: URL) {
    var previous: String?
    isThere = words.contains { word in
      defer { previous = word }
      if word.hasPrefix("-") { return false }
      guard let option = previous, option.hasPrefix("-"), option != "--", !option.contains("=")
      else { return true }
      // A flag before an input, or an option before its value.
      let path = word.split(separator: "#").first.map(String.init) ?? word
      let place = path.hasPrefix("/") ? path : folder.path + "/" + path
      return !Self.takingPaths.contains(option)
        && FileManager.default.fileExists(atPath: place)
    }
  }
}
