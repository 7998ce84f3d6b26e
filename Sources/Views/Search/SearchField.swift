import Foundation
import Geometry
import Motion
import ViewEngine

/// A grey field with a magnifying glass; while it has the focus, with a way to cancel beside it.
///
/// - Matches: a recording of iOS 17 (SearchSuggestions): the glass from 24, the text from 48, the
///   field's end at 312.5 with "Cancel" from 325 to 376, the button to clear 17 wide around 297.5;
///   the text grey as the secondary label. The radius is close to what is seen.
package struct SearchField: View {
  let search: Searchable
  let isActive: Bool
  let focus: () -> Void
  let cancel: () -> Void

  /// Scripts that play a demo by themselves search first.
  package nonisolated static let identifier = "SearchField"

  private enum Constants {
    static let margin: CGFloat = 16
    static let inset: CGFloat = 8
    static let height: CGFloat = 36
    static let radius: CGFloat = 10
    static let gap: CGFloat = 12.5
  }

  package var body: some View {
    HStack(spacing: 0) {
      field
      if isActive {
        Button("Cancel", action: cancel)
          .fixedSize()
          .padding(.leading, Constants.gap)
          .transition(.move(edge: .trailing).combined(with: .opacity))
      }
    }
    .padding(.horizontal, Constants.margin)
    .environment(\.isInList, false)
  }

  private var field: some View {
    HStack(spacing: 0) {
      HStack(spacing: 7) {
        Image(systemName: "magnifyingglass").foregroundStyle(Color(.secondaryLabel))
        if let tokens = search.tokens { tokens }
        TextField(text: search.text, prompt: prompt) { EmptyView() }
          .environment(
            \.focusLink, FocusLink(isOn: isActive) { isOn in if isOn { focus() } })
      }
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(FieldGesture(isFocused: isActive, begin: focus))
      .accessibilityIdentifier(SearchField.identifier)
      if !search.text.wrappedValue.isEmpty {
        Image(systemName: "xmark.circle.fill")
          .foregroundStyle(Color(.systemGray))
          .modifier(PressModifier(setPressed: { _ in }, action: { search.text.wrappedValue = "" }))
          .accessibilityLabel("Clear text")
      }
    }
    .padding(.horizontal, Constants.inset)
    .frame(height: Constants.height)
    .background(
      Color(.tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: Constants.radius, style: .continuous))
  }

  private var prompt: Text {
    (search.prompt ?? Text("Search")).foregroundStyle(Color(.secondaryLabel))
  }
}
