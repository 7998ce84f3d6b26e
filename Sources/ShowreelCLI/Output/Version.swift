import CCommit

/// Which release this is, as CHANGELOG.md counts them, and what it was built from.
enum Version {
  static let current = "0.1.0"

  /// Named by `SHOWREEL_COMMIT` when the program was built, as `Scripts/package` does; nil elsewhere.
  static let commit: String? = {
    let name = String(cString: builtCommit())
    return name.isEmpty ? nil : name
  }()

  /// What `--version` says.
  static var full: String { text(commit: commit) }

  static func text(commit: String?) -> String {
    "\(current) (\(commit.map { "commit \($0)" } ?? "built from a working copy"))"
  }
}
