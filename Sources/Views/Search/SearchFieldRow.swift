import Foundation
import Geometry
import Motion
import ViewEngine

/// What stands in a field to search in, whatever the field looks like: the glass, what is sought, and while there is a
/// text or a token, what clears it (UIKit's `UISearchTextField` shows it for either).
struct SearchFieldRow: View {
  let search: Searchable
  let isActive: Bool
  let focus: () -> Void
  /// Between the glass and the text, in points.
  let gap: CGFloat
  /// Between the text and what clears it, in points.
  let clearGap: CGFloat
  let clearColor: Color

  var body: some View {
    HStack(spacing: clearGap) {
      HStack(spacing: gap) {
        Image(systemName: "magnifyingglass").foregroundStyle(Color(.secondaryLabel))
        if let tokens = search.tokens { tokens }
        TextField(text: search.text, prompt: prompt) { EmptyView() }
          .environment(\.textFieldBorder, false)
          .environment(\.submitAction, search.submit)
          .environment(\.focusLink, FocusLink(isOn: isActive) { isOn in if isOn { focus() } })
      }
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(FieldGesture(isFocused: isActive, begin: focus))
      .accessibilityIdentifier(SearchField.identifier)
      if !search.isEmpty {
        Image(systemName: "xmark.circle.fill")
          .foregroundStyle(clearColor)
          .modifier(PressModifier(setPressed: { _ in }, action: search.clear))
          .accessibilityLabel("Clear text")
      }
    }
  }

  private var prompt: Text {
    (search.prompt ?? Text("Search")).foregroundStyle(Color(.secondaryLabel))
  }
}
