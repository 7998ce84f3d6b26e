import Foundation
import Geometry
import Motion
import ViewEngine

/// A field to search in at the end of a Mac's toolbar: 28 points high and 200 wide, by eye from macOS 14.
struct MacSearchField: View {
  let search: Searchable
  let isActive: Bool
  let focus: () -> Void

  static let size = CGSize(width: 200, height: 28)

  var body: some View {
    HStack(spacing: 5) {
      HStack(spacing: 5) {
        Image(systemName: "magnifyingglass").foregroundStyle(Color(.secondaryLabel))
        if let tokens = search.tokens { tokens }
        TextField(text: search.text, prompt: prompt) { EmptyView() }
          .environment(\.textFieldBorder, false)
          .environment(\.focusLink, FocusLink(isOn: isActive) { isOn in if isOn { focus() } })
      }
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(FieldGesture(isFocused: isActive, begin: focus))
      .accessibilityIdentifier(SearchField.identifier)
      if !search.text.wrappedValue.isEmpty {
        Image(systemName: "xmark.circle.fill")
          .foregroundStyle(Color(.secondaryLabel))
          .modifier(PressModifier(setPressed: { _ in }, action: { search.text.wrappedValue = "" }))
          .accessibilityLabel("Clear text")
      }
    }
    .font(.system(size: 13))
    .imageScale(.medium)
    .padding(.horizontal, 7)
    .frame(width: Self.size.width, height: Self.size.height)
    .background { MacField(radius: 6) }
    .overlay {
      if isActive { RoundedRectangle(cornerRadius: 6).stroke(.tint.opacity(0.5), lineWidth: 3) }
    }
  }

  private var prompt: Text {
    (search.prompt ?? Text("Search")).foregroundStyle(Color(.secondaryLabel))
  }
}
