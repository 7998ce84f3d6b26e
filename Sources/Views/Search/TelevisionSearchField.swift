import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What is sought on a television, over a row of keys, with what is suggested and the scopes below: it is there whether one
/// types or not, and the results stand under it. By eye from tvOS 17.
///
/// The keys are a picture: a script types, and the one that was typed last is lit while the row has the focus.
struct TelevisionSearchField: View {
  let search: Searchable
  let isActive: Bool
  let suggestions: AnyView?
  let scopes: AnyView?
  let focus: () -> Void
  let cancel: () -> Void
  @State private var field = FieldFocus()
  @State private var token = FocusToken()

  private enum Constants {
    static let spacing: CGFloat = 28
    static let textSize: CGFloat = 48
    static let textHeight: CGFloat = 66
    static let suggestionGap: CGFloat = 30
    /// Room for what has the focus, which is larger.
    static let lift: CGFloat = 12
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Constants.spacing) {
      sought
      TelevisionKeys(lit: TelevisionKeys.key(for: search.text.wrappedValue), token: token)
        // One may have the focus without typing.
        .environment(\.focusLink, nil)
        .environment(\.prefersFocus, true)
      if isActive, let suggestions { suggested(suggestions) }
      scopes
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.bottom, Constants.spacing)
    .background(alignment: .topTrailing) { if isActive { leave } }
    .environment(\.isInList, false)
  }

  private var sought: some View {
    let text = search.text.wrappedValue
    return HStack(spacing: 16) {
      if let tokens = search.tokens { tokens }
      ZStack(alignment: .leading) {
        if text.isEmpty {
          (search.prompt ?? Text("Search")).foregroundStyle(Color.secondary)
        } else {
          Text(verbatim: text)
        }
      }
      .animation(nil, value: text)
      Spacer(minLength: 0)
    }
    .font(.system(size: Constants.textSize, weight: .medium))
    .lineLimit(1)
    .frame(height: Constants.textHeight)
    .modifier(
      FieldFocusModifier(
        focus: field, isEmpty: text.isEmpty, text: search.text, breaksLines: false,
        changed: { isFocused in
          if isFocused { ViewGraph.current?.part(TelevisionFocus.self).move(to: token) }
        })
    )
    .environment(\.submitAction, search.submit)
    .environment(\.focusLink, FocusLink(isOn: isActive) { isOn in if isOn { focus() } })
    .accessibilityIdentifier(SearchField.identifier)
  }

  /// In a row, where a phone has a list.
  private func suggested(_ suggestions: AnyView) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: Constants.suggestionGap) { suggestions }
        .padding(.vertical, Constants.lift)
    }
    .scrollClipDisabled()
    .environment(\.typedSearch, search.text.wrappedValue)
  }

  /// A remote's way back: nothing of it is seen and it takes no focus, but scripts find it, by its key too.
  private var leave: some View {
    Color.clear.frame(width: 44, height: 44)
      .modifier(PressModifier(setPressed: { _ in }, action: cancel, shortcut: .cancelAction))
      .accessibilityLabel("Cancel")
  }
}

/// The row of keys that a television types with.
private struct TelevisionKeys: View {
  /// The one that is lit while the row has the focus.
  let lit: String
  let token: FocusToken
  @Environment(\.isEnabled) private var isEnabled

  private static let space = "space"
  private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

  private enum Constants {
    static let size: CGFloat = 34
    static let height: CGFloat = 60
    static let letterWidth: CGFloat = 56
    static let wideWidth: CGFloat = 140
    static let radius: CGFloat = 10
  }

  /// The one that was pressed last, or the first letter.
  static func key(for text: String) -> String {
    guard let last = text.last?.lowercased() else { return letters[0] }
    return last == " " ? space : letters.contains(last) ? last : letters[0]
  }

  var body: some View {
    let hasFocus = ViewGraph.current?.part(TelevisionFocus.self).focused == ObjectIdentifier(token)
    HStack(spacing: 0) {
      ForEach([Self.space] + Self.letters, id: \.self) { name in
        let isLit = hasFocus && name == lit
        Text(verbatim: name)
          .foregroundStyle(isLit ? Color.black : Color.white.opacity(0.7))
          .frame(maxWidth: name == Self.space ? Constants.wideWidth : Constants.letterWidth)
          .frame(height: Constants.height)
          .background {
            if isLit { RoundedRectangle(cornerRadius: Constants.radius).fill(Color.white) }
          }
      }
      Image(systemName: "delete.left")
        .foregroundStyle(Color.white.opacity(0.7))
        .frame(maxWidth: Constants.wideWidth)
    }
    .font(.system(size: Constants.size))
    .lineLimit(1)
    // Nothing is called by its keys, and nothing of them is what one would look for.
    .accessibilityLabel(Text(verbatim: ""))
    .allowsHitTesting(false)
    .modifier(TelevisionFocusModifier(token: token))
  }
}
