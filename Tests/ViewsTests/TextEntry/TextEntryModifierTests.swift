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

  @Test(
    "What is selected of a text lies on the accent colour while it is edited, in place of the caret",
    arguments: [false, true])
  func selected(isEditor: Bool) {
    let text = "Ada and Bob"
    let range = text.startIndex..<text.index(text.startIndex, offsetBy: 3)
    let selection = Handle<TextSelection?>(nil)
    let played = PlayedView(size: CGSize(width: 300, height: 100)) {
      selection.shows { _ in
        if isEditor {
          TextEditor(text: .constant(text), selection: selection.bound)
        } else {
          TextField("Name", text: .constant(text), selection: selection.bound)
        }
      }
    }
    played.change { selection.value = TextSelection(range: range) }
    #expect(played.text.contains("\"Ada and Bob\""))
    played.tap(at: CGPoint(x: 50, y: isEditor ? 18 : 50))
    played.advance(to: 0.1)
    #expect(played.text.contains("\"Ada\"") && played.text.contains(" on #"))
    let marked = played.text
    played.change { selection.value = nil }
    #expect(played.text.contains("\"Ada and Bob\"") && played.text != marked)
    // Of a text that was longer.
    let longer = String(repeating: "a", count: 40)
    played.change {
      selection.value = TextSelection(range: longer.startIndex..<longer.endIndex)
    }
    #expect(played.text.contains("\"Ada and Bob\""))
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
