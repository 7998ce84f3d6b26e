import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What a keyboard would do")
struct TextEntryModifierTests {
  private struct Field: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Name", text: .constant(""))
        .focused($isFocused)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .onKeyPress(.return) { .handled }
        .focusable()
        .focusEffectDisabled()
        .focusSection()
        .findDisabled()
        .replaceDisabled()
        .buttonRepeatBehavior(.enabled)
    }
  }

  private struct Ready: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Name", text: .constant("")).focused($isFocused)
        .defaultFocus($isFocused, true)
        .tint(.red)
    }
  }

  @Test("What a touched phone has no look for leaves a field as it is") func unseen() {
    let plain = PlayedView { TextField("Name", text: .constant("")) }
    #expect(PlayedView { Field() }.text == plain.text)
  }

  @Test("A selection can be handed on, and knows whether it is a place") func selection() {
    let text = "Ada"
    let all = TextSelection(range: text.startIndex..<text.endIndex)
    #expect(!all.isInsertion && TextSelection(insertionPoint: text.endIndex).isInsertion)
    let plain = PlayedView { TextField("Name", text: .constant(text)) }
    let selected = PlayedView {
      TextField("Name", text: .constant(text), selection: .constant(all))
    }
    #expect(selected.text == plain.text)
  }

  @Test("A default focus is there from the start") func defaultFocus() {
    #expect(PlayedView { Ready() }.frame(of: .red) != nil)
  }

  @Test("A text editor shows all its lines on a ground that can be left out") func editor() {
    func played(_ visibility: Visibility) -> PlayedView {
      PlayedView {
        TextEditor(text: .constant("One\nTwo")).scrollContentBackground(visibility)
          .textEditorStyle(.automatic)
      }
    }
    #expect(played(.automatic).text.contains("Two"))
    #expect(played(.automatic).frame(of: Color(.systemBackground)) != nil)
    #expect(played(.hidden).frame(of: Color(.systemBackground)) == nil)
  }
}
