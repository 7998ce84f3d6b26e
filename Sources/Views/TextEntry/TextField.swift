import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A text that can be edited: it shows what its binding says, or a prompt.
///
/// A tap gives the field the focus, which shows as a caret. Scripts type into it, or change the
/// bound text.
///
/// - Matches: the caret's place as on a recording (SearchSuggestions); the rounded border as measured of
///   UIKit's field.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  var axis = Axis.horizontal
  var isSecure = false
  /// What of the text is seen to be selected while the field has the focus.
  var selection: Binding<TextSelection?>?
  /// Told when the field gets the focus, and when it loses it.
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// Runs when a return key is pressed.
  var onCommit: (() -> Void)?
  /// Of a field of a value: how what is typed would be written.
  var reading: TypedReading?
  @State private var draft: TypedDraft?
  @Environment(\.textFieldLook) private var look
  @Environment(\.textFieldBorder) private var border
  @Environment(\.isInForm) private var isInForm
  @Environment(\.idiom) private var idiom
  @Environment(\.isInColumns) private var isInColumns
  @State private var focus = FieldFocus()
  @State private var token = FocusToken()

  init(
    text: Binding<String>, prompt: Text?, label: Label, axis: Axis = .horizontal,
    isSecure: Bool = false
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.axis = axis
    self.isSecure = isSecure
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  /// - Parameter axis: Vertical grows by a line at a time, as far as `lineLimit` allows.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label(), axis: axis)
  }

  public var body: some View {
    if let look {
      look.makeBody(styled)
    } else {
      field
    }
  }

  /// As a style takes it.
  private var styled: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      text: text, prompt: prompt, label: _TextFieldStyleLabel(view: AnyView(label)), axis: axis,
      isSecure: isSecure)
    field.selection = selection
    field.onEditingChanged = onEditingChanged
    field.onCommit = onCommit
    field.reading = reading
    return field
  }

  @ViewBuilder private var field: some View {
    let text = edited
    let shown = text.wrappedValue
    // One thing on the screen, so that what is around it stays when the prompt goes. Letters are there at once, as in
    // UIKit's field, whatever animates what they change.
    ZStack {
      if shown.isEmpty {
        placeholder
      } else if let selection {
        SelectedText(text: shown, selection: selection.wrappedValue, focus: focus)
      } else {
        Text(verbatim: isSecure ? String(repeating: "•", count: shown.count) : shown)
      }
    }
    .animation(nil, value: shown)
    .modifier(SingleLineModifier(isSingle: axis == .horizontal))
    .modifier(FieldAlignment())
    .modifier(
      FieldFocusModifier(
        focus: focus, isEmpty: shown.isEmpty, text: text, selection: selection,
        breaksLines: axis == .vertical, grows: axis == .vertical,
        changed: { isFocused in
          if !isFocused, draft != nil { draft = nil }
          if isFocused, idiom == .tv {
            ViewGraph.current?.part(TelevisionFocus.self).move(to: token)
          }
          onEditingChanged(isFocused)
        }, commit: onCommit)
    )
    // No keyboard proposes a secret.
    .transformEnvironment(\.keyboardTraits) {
      if isSecure { ($0.isCorrected, $0.capitalization) = (false, .never) }
    }
    .modifier(
      TextFieldBorderModifier(
        border: border && !(idiom == .mac && isInForm), focus: focus, token: token)
    )
    .modifier(FieldLabel(label: label))
    .modifier(HiddenLabelModifier(label: name, kind: "text field"))
  }

  /// What is typed stays as it is until the field loses the focus, or the value becomes another.
  private var edited: Binding<String> {
    guard let reading else { return text }
    return Binding(
      get: {
        let written = text.wrappedValue
        return draft.flatMap { $0.written == written ? $0.text : nil } ?? written
      },
      set: { new in
        draft = TypedDraft(text: new, written: reading.written(new) ?? text.wrappedValue)
        text.wrappedValue = new
      })
  }

  /// What scripts call it, whatever is typed in it.
  private var name: String? {
    let texts = [plainText(of: label), prompt?.string].compactMap(\.self)
    return texts.first { !$0.isEmpty }
  }

  @ViewBuilder private var placeholder: some View {
    if let prompt {
      prompt.foregroundStyle(.placeholder)
    } else if isInColumns || idiom == .mac && isInForm {
      // The label stands before the field.
      Text(verbatim: " ")
    } else {
      label.foregroundStyle(.placeholder)
    }
  }
}

/// In a Mac's form a field's label stands before it.
private struct FieldLabel<Label: View>: ViewModifier {
  let label: Label
  @Environment(\.idiom) private var idiom
  @Environment(\.isInForm) private var isInForm
  @Environment(\.isInColumns) private var isInColumns
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  func body(content: Content) -> some View {
    if idiom == .mac, isInColumns || isInForm, !labelsAreHidden {
      LabeledControl(
        label: label, control: content.multilineTextAlignment(isInForm ? .trailing : .leading))
    } else {
      content
    }
  }
}

/// What a field says stands where several lines would.
private struct FieldAlignment: ViewModifier {
  @Environment(\.multilineTextAlignment) private var alignment

  func body(content: Content) -> some View {
    let horizontal: HorizontalAlignment =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    content.frame(
      maxWidth: .infinity, alignment: Alignment(horizontal: horizontal, vertical: .center))
  }
}

/// One line, whatever is said around it; a field that grows takes what is said.
private struct SingleLineModifier: ViewModifier {
  let isSingle: Bool

  func body(content: Content) -> some View {
    content.textStyle { if isSingle { $0.layout.lineLimit = 1 } }
  }
}
