extension Vocabulary {
  /// What there is to write, kind by kind, for people to read.
  package static var listing: String {
    KindName.allCases.compactMap { kind in
      guard kind.memberKinds != [.number] || kind == .number else { return nil }
      let lines = suggestions(for: kind) + modifiers(on: kind).map { "  …\($0)" }
      return lines.isEmpty ? nil : "\(kind.title)\n" + lines.map { "  \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  private static func modifiers(on kind: KindName) -> [String] {
    words.compactMap { $0.place == .modifier(on: kind) ? $0.example : nil }
  }
}

extension KindName {
  /// A heading: `Animation`, where there is a type, or the noun.
  fileprivate var title: String {
    typeNames.first ?? noun.prefix(1).uppercased() + noun.dropFirst()
  }
}
