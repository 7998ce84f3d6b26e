import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// A field's text. What of it is selected lies on the accent colour while the field has the focus, in
/// place of the caret.
struct SelectedText: View {
  let text: String
  let selection: TextSelection?
  let focus: FieldFocus

  /// By eye.
  private static let opacity = 0.2

  var body: some View {
    let range = range
    (range.map { marked($0) } ?? Text(verbatim: text))
      .transformEnvironment(\.caretPlace) { if range != nil { $0 = .nowhere } }
  }

  private var range: Range<String.Index>? {
    guard ViewGraph.current?.part(FocusKeeper.self).holder === focus else { return nil }
    return selection?.range(in: text)
  }

  private func marked(_ range: Range<String.Index>) -> Text {
    var chosen = AttributedString(String(text[range]))
    chosen.backgroundColor = Color.accentColor.opacity(Self.opacity)
    return Text(
      AttributedString(String(text[..<range.lowerBound])) + chosen
        + AttributedString(String(text[range.upperBound...])))
  }
}

extension TextSelection {
  /// What of a text is selected, if anything is. A selection of a text that was longer is none.
  func range(in text: String) -> Range<String.Index>? {
    guard case .selection(let range) = indices, !range.isEmpty, range.upperBound <= text.endIndex
    else { return nil }
    return range
  }
}
