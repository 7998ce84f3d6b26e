import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every character is 10 points wide, every line and symbol 20 high.
@MainActor
@Suite("Searchable")
struct SearchableTests {
  private struct Token: Identifiable {
    let id: String
    var isOn = false
  }

  private let screen = CGSize(width: 393, height: 852)
  private let field = Color(.tertiarySystemFill)

  /// As on a recording of iOS 17; see `SearchField`.
  @Test("With the focus the field takes the title's place, beside a way to cancel") func focus() {
    let text = Handle("")
    let played = PlayedView(size: screen) {
      text.shows { _ in
        NavigationStack {
          List { Text("row") }.listStyle(.plain).navigationTitle("Title")
            .searchable(text: text.bound)
        }
      }
    }
    #expect(played.frame(of: field) == CGRect(x: 16, y: 97, width: 361, height: 36))
    played.tap("Search")
    played.advance(to: 2)
    #expect(played.frame(of: field)?.minY == 3)
    #expect(played.text.contains("\"Cancel\""))
    #expect(!played.text.contains("\"Title\""))
    text.value = "abc"
    played.tap("Cancel")
    played.advance(to: 4)
    #expect(text.value == "")
    #expect(played.frame(of: field)?.minY == 97)
    #expect(played.text.contains("\"Title\""))
  }

  @Test("A suggestion completes the text; the field can be cleared") func suggestions() {
    let text = Handle("")
    let played = PlayedView(size: screen) {
      text.shows { _ in
        NavigationStack { Text("page") }
          .searchable(text: text.bound, isPresented: .constant(true), prompt: "Find")
          .searchSuggestions { Text("A").searchCompletion("apple") }
      }
    }
    #expect(played.text.contains("\"Find\""))
    played.advance(to: 1)
    played.tap("A")
    #expect(text.value == "apple")
    played.tap("Clear text")
    #expect(text.value == "")
  }

  @Test("A suggestion of what is typed already is not shown, and the others are") func typed() {
    let text = Handle("")
    let played = PlayedView(size: screen) {
      text.shows { _ in
        NavigationStack { Text("page") }
          .searchable(text: text.bound, isPresented: .constant(true), prompt: "Find")
          .searchSuggestions {
            Text("First").searchCompletion("josh")
            Text("Second").searchCompletion("joshua")
          }
      }
    }
    played.advance(to: 1)
    #expect(played.text.contains("\"First\"") && played.text.contains("\"Second\""))
    played.tap("First")
    played.advance(to: 2)
    #expect(text.value == "josh")
    #expect(!played.text.contains("\"First\"") && played.text.contains("\"Second\""))
    played.tap("Clear text")
    played.advance(to: 3)
    #expect(played.text.contains("\"First\""))
  }

  @Test("A return key in the field submits, and so does the choice of what is suggested")
  func submission() {
    let (text, log) = (Handle(""), Log())
    let played = PlayedView(size: screen) {
      text.shows { _ in
        NavigationStack { Text("page") }
          .searchable(text: text.bound, prompt: "Find")
          .searchSuggestions {
            Text("First").searchCompletion("josh")
            Text("Second").searchCompletion("joshua")
          }
          .onSubmit(of: .search) { log.add(text.value) }
          .onSubmit { log.add("no field of text") }
      }
    }
    played.tap(SearchField.identifier)
    played.advance(to: 1)
    played.tap("First")
    #expect(log.entries == ["josh"])
    #expect(played.text.contains("\"Second\""))
    played.pressReturn()
    played.advance(to: 2)
    #expect(log.entries == ["josh", "josh"])
    #expect(!played.text.contains("\"Second\"") && played.text.contains("\"Cancel\""))
    played.tap("Clear text")
    played.advance(to: 3)
    #expect(played.text.contains("\"Second\""))
  }

  @Test("Scopes stand below the field that has the focus; what is inside knows of it") func scopes()
  {
    struct Page: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch

      var body: some View {
        Button(isSearching ? "searching" : "resting") { dismissSearch() }
      }
    }
    let (text, scope) = (Handle(""), Handle("all"))
    let played = PlayedView(size: screen) {
      text.shows { _ in
        scope.shows { _ in
          NavigationStack { Page() }
            .searchable(text: text.bound)
            .searchScopes(scope.bound) {
              Text("all").tag("all")
              Text("mine").tag("mine")
            }
        }
      }
    }
    #expect(played.text.contains("\"resting\""))
    #expect(!played.text.contains("\"mine\""))
    played.tap("Search")
    played.advance(to: 2)
    #expect(played.text.contains("\"mine\""))
    played.tap("searching")
    played.advance(to: 4)
    #expect(played.text.contains("\"resting\""))
  }

  @Test("The bar stays where that is asked for") func bar() {
    let played = PlayedView(size: screen) {
      NavigationStack { Text("page").navigationTitle("Title") }
        .searchable(text: .constant(""), isPresented: .constant(true))
        .searchPresentationToolbarBehavior(.avoidHidingContent)
    }
    #expect(played.text.contains("\"Title\""))
    #expect(played.text.contains("\"Cancel\""))
  }

  @Test("Tokens stand before the text") func tokens() {
    let played = PlayedView(size: screen) {
      NavigationStack {
        Text("page").searchable(
          text: .constant("abc"), tokens: .constant([Token(id: "tag")])
        ) { Text($0.id) }
      }
    }
    #expect(played.text.contains("\"tag\""))
  }

  @Test("A suggestion can be a token, which takes the text's place") func tokenSuggestion() {
    let (text, tokens) = (Handle("fr"), Handle<[Token]>([]))
    let played = PlayedView(size: screen) {
      text.shows { _ in
        tokens.shows { _ in
          NavigationStack { Text("page") }
            .searchable(text: text.bound, tokens: tokens.bound, isPresented: .constant(true)) {
              Text($0.id)
            }
            .searchSuggestions {
              Text("Fruit").searchCompletion(Token(id: "fruit"))
              Text("Other").searchCompletion(FetchedToken(id: 1))
            }
        }
      }
    }
    played.advance(to: 1)
    played.tap("Other")
    #expect(tokens.value.isEmpty)
    played.tap("Fruit")
    #expect(tokens.value.map(\.id) == ["fruit"] && text.value == "")
  }

  @Test("A token that may be changed is bound to its element") func editableTokens() {
    let played = PlayedView(size: screen) {
      NavigationStack {
        Text("page").searchable(
          text: .constant("abc"), editableTokens: .constant([Token(id: "tag")]), prompt: "Find"
        ) { $token in Text(token.isOn ? "on" : token.id) }
      }
    }
    #expect(played.text.contains("\"tag\""))
  }

  @Test("A field with tokens is presented by a binding as any other") func presentedTokens() {
    let tokens = Handle([Token(id: "one")])
    let played = PlayedView(size: screen) {
      tokens.shows { _ in
        NavigationStack {
          Text("page").searchable(
            text: .constant(""), tokens: tokens.bound,
            suggestedTokens: .constant([Token(id: "two")]), isPresented: .constant(true),
            prompt: "Find"
          ) { Text($0.id) }
        }
      }
    }
    #expect(played.text.contains("\"Cancel\""))
    played.advance(to: 1)
    played.tap("two")
    #expect(tokens.value.map(\.id) == ["one", "two"])
  }

  @Test("Tokens alone can be cleared as a text can") func clearedTokens() {
    struct Token: Identifiable {
      let id: String
    }
    let tokens = Handle([Token(id: "one")])
    let played = PlayedView(size: screen) {
      tokens.shows { _ in
        NavigationStack {
          Text("page").searchable(
            text: .constant(""), tokens: tokens.bound, isPresented: .constant(true)
          ) { Label($0.id, systemImage: "tag") }
        }
      }
    }
    played.advance(to: 1)
    // In a bar too a token's label has its title.
    #expect(played.text.contains("\"one\""))
    played.tap("Clear text")
    #expect(tokens.value.isEmpty)
    #expect(!played.graph.tapTargets.contains { $0.label == "Clear text" })
  }

  @Test("What cancels takes the tokens away too") func cancelledTokens() {
    let tokens = Handle([Token(id: "one")])
    let played = PlayedView(size: screen) {
      tokens.shows { _ in
        NavigationStack {
          Text("page").searchable(text: .constant(""), tokens: tokens.bound) { Text($0.id) }
        }
      }
    }
    played.tap(SearchField.identifier)
    played.advance(to: 1)
    #expect(tokens.value.count == 1)
    played.tap("Cancel")
    #expect(tokens.value.isEmpty)
  }
}

/// Of another kind than those of a field.
private struct FetchedToken: Identifiable {
  let id: Int
}
