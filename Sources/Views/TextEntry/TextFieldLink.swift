import Foundation
import Motion
import ViewEngine

/// A watch's button that asks for a text on a page of its own, and hands it on.
///
/// - Matches: watchOS 10, by eye.
/// - Note: Approximated: the page has a field and a button that is done with it, and neither dictation nor emoji.
public struct TextFieldLink<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let onSubmit: (String) -> Void
  @State private var isOpen = false
  @State private var text = ""

  public init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
  ) {
    self.label = label()
    self.prompt = prompt
    self.onSubmit = onSubmit
  }

  public var body: some View {
    Button {
      text = ""
      isOpen = true
    } label: {
      label
    }
    .sheet(isPresented: $isOpen) {
      TextFieldLinkPage(text: $text, prompt: prompt, label: label) {
        isOpen = false
        onSubmit(text)
      }
    }
  }
}

/// Where the text is written: the field is ready for it at once, as a watch's page for input is.
private struct TextFieldLinkPage<Label: View>: View {
  @Binding var text: String
  let prompt: Text?
  let label: Label
  let done: () -> Void
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 8) {
      TextField(text: $text, prompt: prompt) { label }
        .focused($isFocused)
      Button("Done", action: done)
        .buttonStyle(.borderedProminent)
    }
    .padding(.horizontal, 4)
    .onAppear { isFocused = true }
  }
}

extension TextFieldLink where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) {
    self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) {
    self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit)
  }
}
