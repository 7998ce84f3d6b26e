import Testing

@testable import Snippets

/// Types of data that another file of an app declares, where that file is not there.
@Suite("Models of files that are not there")
struct AbsentModelTests {
  private func planned(_ code: String) throws -> PlannedClip {
    try #require(SnippetPlan(source: "import SwiftUI\n" + code, at: "a.swift").clips.first)
  }

  private func error(_ message: String, line: Int = 2, column: Int = 1) -> Diagnostic {
    Diagnostic(file: "a.swift", line: line, column: column, message: message)
  }

  private func missing(_ names: String...) -> [Diagnostic] {
    names.map { error("cannot find type '\($0)' in scope") }
  }

  private static let deck = """
    struct Deck: View {
      @State var cards: [Card] = Card.samples
      let mode: Mode
      @StateObject var store = Store()
      var body: some View {
        ForEach(cards) { card in
          Text(card.title).opacity(card.isOn ? 1 : card.fade)
          Button("a") { store.pick(card, at: 3) }
        }
        switch mode {
        case .idle: Text(Theme.name)
        case .failed(let why): Text(why)
        }
      }
    }
    """

  @Test("Members have the types that their uses and names speak for")
  func members() throws {
    let clip = try planned(Self.deck)
    var models = AbsentModels()
    let errors =
      missing("Card", "Mode", "Store") + [error("cannot find 'Theme' in scope", line: 12)]
    let rounds = (1...2).map { _ in models.take(errors, of: clip, beside: []) }
    #expect(rounds == [true, false] && models.warnings.count == 4)
    let text = models.declarations
    for line in [
      "struct Card: Identifiable, Hashable {", "var title: String = \"Title\"",
      "var isOn: Bool = false", "static var samples: [Card] = [Card(), Card(), ",
      "enum Mode: Hashable, Identifiable {", "case failed(String)", "case idle\n",
      "final class Store: ObservableObject, Identifiable, Hashable {",
      "func pick(_ a0: Any? = nil, at a1: Any? = nil) {}", "static var name: String = \"Name\"",
    ] {
      #expect(text.contains(line), "\(line) is not in\n\(text)")
    }
  }

  @Test("A member gets the type that the compiler wants")
  func types() throws {
    let clip = try planned(Self.deck)
    var models = AbsentModels()
    _ = models.take(missing("Card"), of: clip, beside: [])
    let wrong = error(
      "cannot convert value of type 'String' to expected argument type 'Double'", line: 8,
      column: 53)
    let isTaken = models.take([wrong], of: clip, beside: [])
    #expect(isTaken && models.declarations.contains("var fade: Double = 0"))
    let absent = error("value of type 'Card' has no member 'width'", line: 8)
    let isAdded = models.take([absent], of: clip, beside: [])
    #expect(isAdded && models.declarations.contains("var width: CGFloat = 60"))
    // What was wrong at first is told where nothing helps.
    #expect(models.problems(beside: [wrong]) == missing("Card"))
  }

  @Test("What is taken for a view, mistyped or a protocol is no model")
  func others() throws {
    let clip = try planned(
      "struct Deck: View, Shown { let a: [Crad]; var body: some View { Card() } }")
    for (message, views) in [
      ("cannot find 'Card' in scope", ["Card"] as Set), ("cannot find type 'Shown' in scope", []),
      ("cannot find 'Card' in scope", []),
      ("cannot find type 'Crad' in scope. Did you mean 'Crat'?", []),
    ] {
      var models = AbsentModels()
      let isTaken = models.take([error(message)], of: clip, beside: views)
      #expect(!isTaken && models.declarations.isEmpty, "\(message)")
    }
  }

  @Test("A type beside a variable of its name is not mistyped") func variables() {
    #expect(error("cannot find type 'Card' in scope. Did you mean 'card'?").isOfAnotherFile)
  }
}
