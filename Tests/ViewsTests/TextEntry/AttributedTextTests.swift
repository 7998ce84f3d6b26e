import Drawing
import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Texts with attributes that are edited.
@MainActor
@Suite("Editors of texts with attributes")
struct AttributedTextTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func played(
    _ text: Handle<AttributedString>, _ selection: Handle<AttributedTextSelection>
  ) -> PlayedView {
    PlayedView(size: CGSize(width: 300, height: 100)) {
      selection.shows { _ in
        text.shows { _ in TextEditor(text: text.bound, selection: selection.bound) }
      }
    }
  }

  private func type(_ word: String, in played: PlayedView) {
    played.tap(at: CGPoint(x: 20, y: 18))
    let keeper = played.graph.part(FocusKeeper.self)
    for letter in word { played.change { keeper.holder?.typed(String(letter)) } }
  }

  @Test("What is typed looks as what is before it, and what is deleted takes its look along")
  func typing() {
    var start = AttributedString("ab")
    start.foregroundColor = red
    let (text, selection) = (Handle(start), Handle(AttributedTextSelection()))
    let played = played(text, selection)
    #expect(played.text.contains("\"ab\" 17/400 #FF0000FF"), "\(played.text)")
    type("c", in: played)
    #expect(String(text.value.characters) == "abc" && text.value.runs.count == 1)
    let keeper = played.graph.part(FocusKeeper.self)
    for _ in 0..<2 { played.change { keeper.holder?.deleted() } }
    #expect(String(text.value.characters) == "a" && text.value.foregroundColor == red)
  }

  @Test("Attributes are changed of what is selected, and without that of what is typed next")
  func selections() {
    let (text, selection) = (Handle(AttributedString("abc")), Handle(AttributedTextSelection()))
    let played = played(text, selection)
    played.change {
      text.value.transformAttributes(in: &selection.value) { $0.foregroundColor = red }
    }
    #expect(text.value.runs.count == 1)
    type("d", in: played)
    #expect(text.value.runs.map(\.foregroundColor) == [nil, red])
    let first = text.value.startIndex..<text.value.characters.index(after: text.value.startIndex)
    var chosen = AttributedTextSelection(range: first)
    #expect(chosen.indices(in: text.value) == .ranges(RangeSet(first)))
    played.change { text.value.transformAttributes(in: &chosen) { $0.foregroundColor = red } }
    #expect(text.value.runs.map(\.foregroundColor) == [red, nil, red])
    let end = AttributedTextSelection(insertionPoint: text.value.startIndex)
    #expect(end.indices(in: text.value) == .insertionPoint(text.value.endIndex))
  }

  private struct RedIsUnderlined: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute

    func constrain(_ container: inout Attributes) {
      if container.foregroundColor == Color.red { container.underlineStyle = .single }
    }
  }

  private struct Definition: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
      ValueConstraint(for: \.foregroundColor, values: [nil, Color.red], default: Color.red)
      RedIsUnderlined()
    }
  }

  @Test("A definition's constraints hold one after another, for what is seen alone")
  func formatting() {
    var blue = AttributeContainer()
    blue.foregroundColor = Color.blue
    var changed = blue
    Definition().constrain(&changed)
    #expect(changed.foregroundColor == Color.red && changed.underlineStyle == .single)
    var plain = AttributeContainer()
    Definition().constrain(&plain)
    #expect(plain == AttributeContainer())

    let text = Handle(AttributedString("ab", attributes: blue))
    let played = PlayedView(size: CGSize(width: 300, height: 100)) {
      text.shows { _ in
        TextEditor(text: text.bound).attributedTextFormattingDefinition(Definition())
      }
    }
    let colors = leaves(played.graph.displayList().items).flatMap { leaf -> [Paint] in
      guard case .text(let text) = leaf else { return [] }
      return text.runs.map(\.paint)
    }
    let red = Color.red.resolve(in: EnvironmentValues()).rgba
    #expect(colors.contains(.color(red)), "\(colors)")
    #expect(text.value.foregroundColor == Color.blue)
  }
}
