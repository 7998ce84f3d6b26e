/// One place that a recipe of Documentation/ARCHITECTURE.md names, and whether something has been there.
struct Place {
  /// What is missing where it has not: `preset word in Sources/Presets/Vocabulary`.
  let what: String
  let isThere: Bool

  init(_ what: String, _ isThere: Bool) {
    self.what = what
    self.isThere = isThere
  }
}

extension [Place] {
  /// A sentence for each place that something was forgotten in.
  func missing(for name: String) -> [String] {
    filter { !$0.isThere }.map { "\(name) has no \($0.what)" }
  }
}
