import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Lets a tap give a field the focus, follows a focus state that says who has it, and takes what is
/// typed.
struct FieldFocusModifier: ViewModifier {
  let focus: FieldFocus
  /// Whether there is only a prompt, before which one types; behind it where the text stands at the end.
  let isEmpty: Bool
  let text: Binding<String>
  /// What of it is selected: what is typed comes in its place.
  var selection: Binding<TextSelection?>?
  /// Whether a return key begins a line. Else it submits.
  let breaksLines: Bool
  /// Whether it becomes higher by what is typed.
  var grows = false
  /// Whether a view may say how what is typed next looks.
  var isFormatted = false
  /// Told when the field gets the focus, and when it loses it.
  var changed: (Bool) -> Void = { _ in }
  var commit: (() -> Void)?
  @Environment(\.focusLink) private var link
  @Environment(\.idiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.submitAction) private var submit
  @Environment(\.keyboardTraits) private var traits
  @Environment(\.firstFocus) private var firstFocus
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.isFoundIn) private var isFoundIn

  private var keeper: FocusKeeper? { ViewGraph.current?.part(FocusKeeper.self) }

  func body(content: Content) -> some View {
    let isFocused = keeper?.holder === focus
    connect()
    return
      content
      .modifier(CaretModifier(place: isFocused ? caret : .nowhere))
      .contentShape(Rectangle())
      .modifier(FieldPlaceModifier(focus: focus))
      .gesture(
        FieldGesture(
          isFocused: isFocused, content: kind,
          submits: !breaksLines && (commit != nil || submit != nil),
          isWritten: isWritten, selects: selection != nil, isShown: !isFoundIn
        ) { begin() },
        isEnabled: isEnabled
      )
      .onChange(of: link?.isOn, initial: true) { _, isOn in
        if isOn == true {
          // A television's is only lit: one types once it is pressed.
          if idiom != .tv { keeper?.give(to: focus) }
        } else if isOn == false {
          keeper?.take(from: focus)
        }
      }
      .onChange(of: isFocused) { _, isFocused in changed(isFocused) }
      .onAppear { if isEnabled, firstFocus?.take() == true { begin() } }
      .onDisappear { keeper?.take(from: focus) }
  }

  /// Whether what is typed comes after what is there already. A space of no width, by which a box of a code hears that
  /// something is deleted, says nothing.
  private var isWritten: Bool {
    let seen = text.wrappedValue.unicodeScalars.contains {
      !$0.properties.isDefaultIgnorableCodePoint
    }
    return selection?.wrappedValue == nil && seen
  }

  private var kind: String? {
    traits.contentName ?? (grows ? "lines" : isFormatted ? "formatted" : nil)
  }

  private var caret: CaretPlace { isEmpty && alignment != .trailing ? .start : .end }

  private func begin() {
    keeper?.give(to: focus)
    link?.set(true)
  }

  private func connect() {
    focus.traits = traits
    focus.text = { [text] in text.wrappedValue }
    focus.isWritten = { [self] in isWritten }
    focus.lost = { [link] in link?.set(false) }
    focus.typed = { [self] typed in
      if !replaceSelected(by: typed) { text.wrappedValue += typed }
    }
    focus.deleted = { [self] in
      if !replaceSelected(by: ""), !text.wrappedValue.isEmpty { text.wrappedValue.removeLast() }
    }
    focus.returned = { [text, breaksLines, commit, submit, keeper, focus] in
      guard !breaksLines else {
        text.wrappedValue += "\n"
        return
      }
      commit?()
      submit?()
      // The field has the focus while it is submitted, and gives it up unless that has handed it on.
      keeper?.take(from: focus)
    }
  }
}

extension FieldFocusModifier {
  /// Puts what is typed in the place of what is selected, if anything is; then nothing is selected any more.
  private func replaceSelected(by typed: String) -> Bool {
    guard let selection, let range = selection.wrappedValue?.range(in: text.wrappedValue) else {
      return false
    }
    // The place of a selection is one of this text alone.
    selection.wrappedValue = nil
    text.wrappedValue.replaceSubrange(range, with: typed)
    return true
  }
}

/// Tells where a field is.
private struct FieldPlaceModifier: WrapperModifier {
  let focus: FieldFocus

  func makeItem(_ child: Item, node: Node) -> WrapperItem { WrapperItem(child, node: node) }

  func update(_ item: WrapperItem, transaction: Transaction) { focus.item = item }
}
