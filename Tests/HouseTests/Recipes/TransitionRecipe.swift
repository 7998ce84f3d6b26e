import Foundation
import TestSupport
import Testing

@testable import Presets
@testable import ShowreelCLI

/// The places of "a transition" in Documentation/ARCHITECTURE.md, *To add …*.
@MainActor
struct TransitionRecipe {
  private let goldens: String
  private let presets: String
  private let schema: [String]
  private let gallery: String
  /// The headings of the law book that are about transitions.
  private let rules: Set<String>

  init() throws {
    goldens = try Repository.text("Tests/ViewsTests/Transitions/TransitionGoldenTests.swift")
    // YAML quotes what has a colon in it.
    presets = try Repository.text(ofAllIn: "Presets", ending: ".yaml")
      .replacing("transition: \".", with: "transition: .")
    gallery = try Repository.text("README.md")
    // One is a symbol's.
    rules = try Set(
      ["transitions", "symbols"].flatMap { page in
        try Repository.text("Documentation/behaviour/\(page).md")
          .matches(of: #/(?m)^### (\S+)$/#).map { String($0.output.1) }
      })
    let file = try JSONSerialization.jsonObject(
      with: Data(Repository.text("Presets/preset.schema.json").utf8))
    let properties = (file as? [String: Any])?["properties"] as? [String: Any]
    let forms = (properties?["transition"] as? [String: Any])?["anyOf"] as? [[String: Any]]
    schema = forms?.compactMap { $0["enum"] as? [String] }.first ?? []
  }

  /// `SlideTransition` is written `.slide`.
  static func word(of type: String) -> String {
    let word = type.replacing("Transition", with: "")
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  func places(of type: DeclaredType) -> [Place] {
    let word = Self.word(of: type.name)
    let isMember = SupportedAPI.names.contains("AnyTransition." + word)
    let isWord = !Vocabulary.words(named: word, in: .member(of: .transition)).isEmpty
    let isType = !Vocabulary.words(named: type.name, in: .type).isEmpty
    return [
      Place("file of its own, \(type.name).swift", type.file.hasSuffix("/\(type.name).swift")),
      Place("AnyTransition.\(word), or Scripts/api was not run", isMember),
      Place("preset word .\(word) in Kinds.transitionWords of Sources/Presets", isWord),
      Place("preset word \(type.name)(…) in Kinds.transitionTypes of Sources/Presets", isType),
      Place(
        "entry .\(word) in Presets/preset.schema.json",
        schema.contains { says("." + word, in: $0) }),
      Place(
        "golden of .\(word) in Tests/ViewsTests/Transitions/TransitionGoldenTests.swift",
        says("frames(." + word, in: goldens)),
      Place("preset in Presets that shows .\(word)", says("transition: ." + word, in: presets)),
      Place(
        "rule in Documentation/behaviour/transitions.md, or symbols.md, that its file cites",
        citesARule(type.file)),
      Place("strip of .\(word) in the catalogue of README.md", says("| `." + word, in: gallery)),
    ]
  }

  private func citesARule(_ file: String) -> Bool {
    let text = (try? Repository.text(file)) ?? ""
    return text.matches(of: #/rules? `([a-z-]+)`/#).contains { rules.contains(String($0.output.1)) }
  }

  /// Whether a text has a word, and not only the beginning of a longer one.
  private func says(_ word: String, in text: String) -> Bool {
    text.ranges(of: word).contains { found in
      found.upperBound == text.endIndex || !text[found.upperBound].isLetter
    }
  }
}
