import TestSupport
import Testing

/// Every transition has been to every place that Documentation/ARCHITECTURE.md names under *To add …*.
@MainActor
@Suite("The recipe of a transition")
struct TransitionRecipeTests {
  /// What a transition goes without, and why.
  private static let exceptions: [String: (places: [String], reason: String)] = [
    "SymbolEffectTransition": (
      ["preset word", "entry", "preset in", "strip"],
      "It moves symbols alone, and a preset's view cannot name one."
    )
  ]

  /// Where another golden than that of TransitionGoldenTests holds it, and why.
  private static let otherGoldens: [String: (file: String, reason: String)] = [
    "SymbolEffectTransition": (
      "Tests/ViewsTests/SymbolEffectTests.swift",
      "The goldens show a rectangle, which this one leaves as it is."
    )
  ]

  /// Those that stand alone; the generic ones put others together.
  private static func transitions() throws -> [DeclaredType] {
    try DeclaredType.ofViews.get().filter { $0.inherited.contains("Transition") && !$0.isGeneric }
  }

  @Test func everyTransitionHasBeenEverywhere() throws {
    let recipe = try TransitionRecipe()
    let transitions = try Self.transitions()
    #expect(transitions.count >= 9)
    for transition in transitions {
      let excused = Self.exceptions[transition.name]?.places ?? []
      let golden = Self.otherGoldens[transition.name]
      let missing = recipe.places(of: transition)
        .filter { place in !excused.contains { place.what.hasPrefix($0) } }
        .filter { golden == nil || !$0.what.hasPrefix("golden") }
      #expect(missing.missing(for: transition.name) == [])
      if let golden {
        let word = TransitionRecipe.word(of: transition.name)
        #expect(try Repository.text(golden.file).contains(".transition(.\(word)"))
      }
    }
  }

  /// An exception for what is there by now would hide the next that is forgotten.
  @Test func exceptionsAreNeeded() throws {
    let recipe = try TransitionRecipe()
    for (name, exception) in Self.exceptions {
      let transition = try #require(try Self.transitions().first { $0.name == name })
      let missing = recipe.places(of: transition).filter { !$0.isThere }
      for place in exception.places {
        #expect(missing.contains { $0.what.hasPrefix(place) }, "\(name): \(place)")
      }
    }
  }

  @Test func aTransitionThatWasForgottenEverywhereIsToldAll() throws {
    let forgotten = DeclaredType(
      name: "FoldTransition", file: "Sources/Views/Transitions/AnyTransition+Combined.swift",
      isGeneric: false, inherited: ["Transition"])
    let missing = try TransitionRecipe().places(of: forgotten).missing(for: forgotten.name)
    #expect(missing.count == 9)
    #expect(
      missing.contains(
        "FoldTransition has no preset word .fold in Kinds.transitionWords of Sources/Presets"))
  }
}
