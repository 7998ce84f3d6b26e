import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What one searches with on a television.
@MainActor
@Suite("Searching on a television")
struct TelevisionSearchTests {
  private struct Names: View {
    let hasStack: Bool
    @State private var text = ""

    var body: some View {
      if hasStack { NavigationStack { page } } else { page }
    }

    private var page: some View {
      VStack {
        Text("sought \(text).")
        Button("row") {}
      }
      .searchable(text: $text, prompt: "Films")
      .searchSuggestions {
        Text("Holly").searchCompletion("Holly")
        Text("Rob").searchCompletion("Rob")
      }
    }
  }

  private func played(hasStack: Bool = true) -> PlayedView {
    let played = PlayedView(
      graph: .on(.tv, CGSize(width: 1920, height: 1080), Names(hasStack: hasStack)))
    played.advance(to: 0.1)
    return played
  }

  private func has(_ name: String, _ played: PlayedView) -> Bool {
    played.graph.tapTargets.contains { $0.label == name }
  }

  @Test("The text stands over the keys and these over the page, with pages around it or without")
  func keys() throws {
    for hasStack in [true, false] {
      let played = played(hasStack: hasStack)
      let prompt = try #require(played.frame(ofText: "Films"))
      let letters = ["space", "a", "z"].compactMap { played.frame(ofText: $0) }
      let row = try #require(played.frame(ofText: "row"))
      #expect(letters.count == 3 && letters.map(\.minX).sorted() == letters.map(\.minX))
      #expect(letters.allSatisfy { prompt.maxY < $0.minY && $0.maxY < row.minY }, "\(letters)")
      #expect(!has("Cancel", played))
      // A demo that plays itself looks for what it reads.
      #expect(!played.graph.shownTexts.contains { $0.text == "space" })
    }
  }

  @Test("What is typed is sought, and the remote leads back") func typing() {
    let played = played()
    played.tap(SearchField.identifier)
    played.advance(to: 1)
    for key in "hi" { played.graph.press(key: key) }
    played.advance(to: 2)
    #expect(played.text.contains("sought hi.") && played.frame(ofText: "hi") != nil)
    played.graph.press(.escape, with: [])
    played.advance(to: 3)
    #expect(played.text.contains("sought .") && !has("Cancel", played))
  }

  @Test("A return key submits what is sought, and no field of text") func submission() {
    let (text, log) = (Handle("ab"), Log())
    let view = text.shows { _ in
      Text("page").searchable(text: text.bound)
        .onSubmit(of: .search) { log.add(text.value) }
        .onSubmit { log.add("no field of text") }
    }
    let played = PlayedView(graph: .on(.tv, CGSize(width: 1920, height: 1080), view))
    played.advance(to: 0.1)
    played.tap(SearchField.identifier)
    played.advance(to: 1)
    played.pressReturn()
    #expect(log.entries == ["ab"])
  }

  @Test("Suggestions stand in a row below the keys, and the page stays") func suggestions() throws {
    let played = played()
    #expect(!has("Holly", played))
    played.tap(SearchField.identifier)
    played.advance(to: 1)
    let first = try #require(played.frame(ofText: "Holly"))
    let second = try #require(played.frame(ofText: "Rob"))
    let key = try #require(played.frame(ofText: "a"))
    #expect(first.minY == second.minY && first.maxX < second.minX && key.maxY < first.minY)
    #expect(played.frame(ofText: "row") != nil)
    played.tap("Rob")
    played.advance(to: 2)
    #expect(played.text.contains("sought Rob."))
  }

  @Test(
    "The keys have the focus first, the last that was typed is lit, and arrows lead to the page")
  func focus() throws {
    let played = played()
    func lit() -> CGRect? {
      played.frames(of: .white).first { $0.height <= 60 && (30...60).contains($0.width) }
    }
    let first = try #require(lit())
    let letter = try #require(played.frame(ofText: "a"))
    #expect(abs(first.midX - letter.midX) < 1)
    played.graph.press(.downArrow, with: [])
    played.advance(to: 1)
    #expect(lit() == nil)
    played.tap(SearchField.identifier)
    played.advance(to: 2)
    played.graph.press(key: "z")
    played.advance(to: 3)
    let last = try #require(lit())
    #expect(last.midX > first.midX)
  }
}
