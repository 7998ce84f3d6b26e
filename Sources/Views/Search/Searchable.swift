import Motion
@_spi(Engine) import ViewEngine

/// What can be searched, and what its field shows.
struct Searchable {
  let text: Binding<String>
  var placement = SearchFieldPlacement.automatic
  var isPresented: Binding<Bool>?
  var prompt: Text?
  /// What stands in the field before the text.
  var tokens: AnyView?
  var hasTokens = false
  var suggestions: AnyView?
  /// Puts a token before the text, where it is of the kind that the field has.
  var takeToken: ((Any) -> Void)?
  var dropTokens: () -> Void = {}
  /// What a return key does.
  var submit: (() -> Void)?

  /// Whether there is something to take away.
  var isEmpty: Bool { text.wrappedValue.isEmpty && !hasTokens }

  /// Takes all away that is sought.
  func clear() {
    text.wrappedValue = ""
    dropTokens()
  }
}

extension Searchable {
  /// - Parameter tokens: Those that stand in a field.
  static func taking<C: RangeReplaceableCollection>(_ tokens: Binding<C>) -> (Any) -> Void {
    { token in if let token = token as? C.Element { tokens.wrappedValue.append(token) } }
  }

  static func dropping<C: RangeReplaceableCollection>(_ tokens: Binding<C>) -> () -> Void {
    { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
  }
}

extension View {
  /// Puts a field to search in on the navigation stack that is inside or around: below its title, or since iOS 26 in a
  /// phone's bar below the page.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(search: Searchable(text: text, placement: placement, prompt: prompt)))
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// - Parameter isPresented: Whether the field has the focus.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        search: Searchable(
          text: text, placement: placement, isPresented: isPresented, prompt: prompt)))
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// - Parameters:
  ///   - tokens: What stands in the field before the text.
  ///   - isPresented: Whether the field has the focus.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    let shown = ForEach(tokens.wrappedValue) { SearchToken(label: token($0)) }
    return modifier(
      SearchableModifier(
        search: Searchable(
          text: text, placement: placement, isPresented: isPresented, prompt: prompt,
          tokens: AnyView(shown), hasTokens: !tokens.wrappedValue.isEmpty,
          takeToken: Searchable.taking(tokens), dropTokens: Searchable.dropping(tokens))))
  }

  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// - Parameter suggestedTokens: Proposed below the field; a tap puts one into it.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    let proposed = ForEach(suggestedTokens.wrappedValue) { element in
      Button {
        tokens.wrappedValue.append(element)
      } label: {
        token(element).foregroundStyle(Color.primary)
      }
      .modifier(TouchAppealModifier(appeal: .promising))
    }
    let shown = ForEach(tokens.wrappedValue) { SearchToken(label: token($0)) }
    return modifier(
      SearchableModifier(
        search: Searchable(
          text: text, placement: placement, isPresented: isPresented, prompt: prompt,
          tokens: AnyView(shown), hasTokens: !tokens.wrappedValue.isEmpty,
          suggestions: AnyView(proposed), takeToken: Searchable.taking(tokens),
          dropTokens: Searchable.dropping(tokens))))
  }

  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }

  /// - Parameter token: Bound to its element, which it may change.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    let shown = ForEach(editableTokens) { SearchToken(label: token($0)) }
    return modifier(
      SearchableModifier(
        search: Searchable(
          text: text, placement: placement, isPresented: isPresented, prompt: prompt,
          tokens: AnyView(shown), hasTokens: !editableTokens.wrappedValue.isEmpty,
          takeToken: Searchable.taking(editableTokens),
          dropTokens: Searchable.dropping(editableTokens))))
  }

  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Ties the focus of the search field inside to a binding.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)
    -> some View
  {
    environment(\.searchFocusLink, FocusLink(to: binding, equals: value))
  }

  /// What of the text in the field inside is selected.
  ///
  /// - Note: Accepted: the caret stands at the end of the text, wherever the binding has it.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }

  /// Whether the bar goes while the field inside has the focus.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  {
    environment(\.searchKeepsBar, behavior.keepsBar)
  }

  @available(*, deprecated, message: "Use searchSuggestions(_:) instead.")
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(
      SearchableModifier(
        search: Searchable(
          text: text, placement: placement, prompt: prompt, suggestions: AnyView(suggestions()))))
  }

  @available(*, deprecated, message: "Use searchSuggestions(_:) instead.")
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// What is proposed below the field inside while it has the focus.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Choices below the field inside, while it has the focus.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes,
      AnyView(
        Picker("", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden()
          .modifier(HiddenLabelModifier(label: nil, kind: SearchScopeKind.name))))
  }

  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }
}

/// What scripts call a choice below a field.
package enum SearchScopeKind {
  package static let name = "search scope"
}

/// When the choices below a field come; on a phone while the field has the focus.
public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
}

/// What becomes of the bar while a search field has the focus.
public struct SearchPresentationToolbarBehavior: Sendable {
  let keepsBar: Bool

  /// The field takes the bar's place.
  public static let automatic = SearchPresentationToolbarBehavior(keepsBar: false)
  /// The bar stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(keepsBar: true)
}

/// A text in a capsule, before the one that is typed.
private struct SearchToken<Label: View>: View {
  let label: Label

  var body: some View {
    // A bar would show the pictures of labels alone.
    label.labelStyle(.titleAndIcon).lineLimit(1).fixedSize()
      .padding(.horizontal, 6).padding(.vertical, 2)
      .background(Color(.systemGray4), in: RoundedRectangle(cornerRadius: 6))
  }
}
