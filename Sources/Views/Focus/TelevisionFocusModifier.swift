@_spi(Engine) import ViewEngine

/// Lets a view know whether it has a television's focus.
struct TelevisionFocusModifier: ViewModifier {
  let token: FocusToken
  @Environment(\.idiom) private var idiom
  @Environment(\.focusLink) private var link
  @Environment(\.focusClaim) private var claim
  @Environment(\.isCoveredPage) private var isCovered
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.prefersFocus) private var isPreferred
  /// What led to a page has the focus again when that has gone.
  @State private var hadFocus = false

  func body(content: Content) -> some View {
    if idiom == .tv, let focus = ViewGraph.current?.part(TelevisionFocus.self) {
      let isFocused = isFocused(in: focus)
      content
        .modifier(FocusPlaceModifier(token: token))
        .environment(\.focusLink, FocusLink(isOn: isFocused) { _ in })
        .onChange(of: isFocused) { _, isFocused in link?.set(isFocused) }
        .onChange(of: link?.isOn) { _, isOn in if isOn == true, isEnabled { focus.move(to: token) }
        }
        .onAppear { if let claim, isEnabled { focus.enter(token, for: claim) } }
        .onChange(of: isEnabled) { _, isEnabled in
          if !isEnabled {
            focus.remove(token)
          } else if let claim {
            focus.enter(token, for: claim)
          }
        }
        .onChange(of: isCovered) { _, isCovered in
          if isCovered, focus.focused == ObjectIdentifier(token) {
            hadFocus = true
            focus.remove(token)
          } else if !isCovered, hadFocus {
            hadFocus = false
            focus.move(to: token)
          }
        }
        .onDisappear { focus.remove(token) }
        // Once a default focus has been given, if there is one.
        .task { if focus.focused == ObjectIdentifier(token) { link?.set(true) } }
    } else {
      content
    }
  }
}

extension TelevisionFocusModifier {
  /// The first that is not disabled is focused from its first picture on.
  private func isFocused(in focus: TelevisionFocus) -> Bool {
    if isCovered {
      focus.cover(token)
    } else if isEnabled {
      focus.add(token, isPreferred: isPreferred)
    }
    return focus.focused == ObjectIdentifier(token)
  }
}
