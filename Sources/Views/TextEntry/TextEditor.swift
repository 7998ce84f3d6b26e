import Foundation
import Geometry
import Motion
import ViewEngine

/// A text of many lines that can be edited, and scrolled.
///
/// - Matches: the insets are UIKit's (8 above and below, 5 beside); its ground by eye.
public struct TextEditor: View {
  private let text: Binding<String>
  /// The same with its attributes, where it has some.
  private var attributed: (() -> AttributedString)?
  /// Its attributes are changed by what is selected.
  private var isFormatted = false
  /// What of the text is seen to be selected while the editor has the focus.
  private var selection: Binding<TextSelection?>?
  @State private var focus = FieldFocus()
  @Environment(\.scrollContentBackgroundIsHidden) private var hidesGround
  @Environment(\.textEditorIsPlain) private var isPlain
  @Environment(\.textSearch) private var search
  @Environment(\.textFormatting) private var formatting

  private enum Constants {
    static let above: CGFloat = 8
    static let beside: CGFloat = 5
  }

  public init(text: Binding<String>) {
    self.text = text
  }

  /// - Parameter selection: What is selected is seen; where that is a place, the caret stands at the end of the text all
  ///   the same.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.text = text.plain { selection?.wrappedValue.typing }
    attributed = { text.wrappedValue }
    isFormatted = selection != nil
  }

  public var body: some View {
    let shown = text.wrappedValue
    ScrollView {
      content(shown)
        .animation(nil, value: shown)
        .textStyle { $0.layout.lineLimit = nil }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, Constants.above)
        .padding(.horizontal, Constants.beside)
    }
    .background {
      if !hidesGround, !isPlain { Color(.systemBackground) }
    }
    .modifier(
      FieldFocusModifier(
        focus: focus, isEmpty: shown.isEmpty, text: text, selection: selection, breaksLines: true,
        isFormatted: isFormatted)
    )
    .modifier(HiddenLabelModifier(label: nil, kind: "text editor"))
    .onChange(of: search == nil ? "" : shown, initial: true) { search?.document = shown }
  }

  @ViewBuilder private func content(_ shown: String) -> some View {
    if let selection {
      SelectedText(
        text: shown + end(of: shown), selection: selection.wrappedValue, focus: focus)
    } else {
      written(shown)
    }
  }

  /// A line that is empty is as high as others.
  private func end(of shown: String) -> String {
    shown.isEmpty || shown.hasSuffix("\n") ? " " : ""
  }

  private func written(_ shown: String) -> Text {
    let end = end(of: shown)
    if let search, !search.sought.isEmpty { return Text(search.marked(shown + end)) }
    guard let attributed else { return Text(verbatim: shown + end) }
    return Text(attributed().formatted(by: formatting) + AttributedString(end))
  }
}
