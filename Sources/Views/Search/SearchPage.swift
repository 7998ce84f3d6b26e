import Foundation
import Geometry
import Motion
import ViewEngine

/// A page with a search field above it. While that has the focus, the page's title gives way to it.
///
/// - Matches: a recording of iOS 17 (SearchSuggestions) for the field that has the focus: 16 from the
///   left, from 3 below the safe area's edge, 36 high, "Cancel" 12.5 after it; what follows begins
///   46.5 below that edge. Where the field stands without the focus is not measured.
struct SearchPage: ViewModifier {
  let search: Searchable
  @State private var hasFocus = false
  /// What was typed has been submitted: what is suggested no longer covers what came of that.
  @State private var isSubmitted = false
  @State private var scroll = BarScroll()
  @Environment(\.collapsibleAbove) private var collapsible
  @Environment(\.searchSuggestions) private var givenSuggestions
  @Environment(\.hiddenSuggestions) private var hiddenSuggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchKeepsBar) private var keepsBar
  @Environment(\.searchFocusLink) private var focusLink
  @Environment(\.searchSubmitAction) private var submit
  @Environment(\.isGlass) private var isGlass
  @Environment(\.idiom) private var idiom
  @Environment(\.showInNextColumn) private var showInNextColumn
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.searchIsMinimized) private var isMinimized
  @Environment(\.searchTab) private var tab
  @Environment(\.windowTools) private var windowTools

  private enum Constants {
    static let activeTop: CGFloat = 3
    static let activeHeight: CGFloat = 46.5
    static let height: CGFloat = 52
    static let scopesHeight: CGFloat = 44
    /// So much higher is a field of glass.
    static let glassGrowth: CGFloat = 8
  }

  /// How the field takes the bar's place.
  static var animation: Animation { .smooth(duration: 0.35) }

  private var isActive: Bool { search.isPresented?.wrappedValue ?? focusLink?.isOn ?? hasFocus }
  /// A Mac's bar stays what it is.
  private var takesBar: Bool { isActive && idiom != .mac }
  private var suggestions: AnyView? {
    hiddenSuggestions.contains(.content) || isSubmitted
      ? nil : givenSuggestions ?? search.suggestions
  }

  private var submittable: Searchable {
    guard let submit else { return search }
    var search = search
    search.submit = {
      isSubmitted = true
      submit()
    }
    return search
  }

  private var height: CGFloat {
    let growth = isGlass ? Constants.glassGrowth : 0
    guard takesBar else { return Constants.height + growth }
    return Constants.activeHeight + growth + (scopes == nil ? 0 : Constants.scopesHeight)
  }

  func body(content: Content) -> some View {
    let page =
      content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay { if isActive, idiom != .tv, let suggestions { suggested(suggestions) } }
      .environment(\.isSearching, isActive)
      .environment(\.soughtText, search.text.wrappedValue)
      .environment(\.dismissSearch, DismissSearchAction(cancel))
      .environment(\.searchSuggestions, nil)
      .environment(\.searchScopes, nil)
      .onChange(of: search.text.wrappedValue) { isSubmitted = false }
      .onChange(of: isActive) { isSubmitted = false }
    if idiom == .mac, showInNextColumn == nil {
      inToolbar(page)
    } else if idiom == .tv {
      aboveResults(page)
    } else if isInBarBelow {
      inBarBelow(page)
    } else {
      below(page)
    }
  }

  /// Since iOS 26 a phone's field stands where a thumb reaches it, but where tabs stand that do not search.
  private var isInBarBelow: Bool {
    isGlass && idiom == .phone && verticalSizeClass != .compact && !search.placement.isBelowTitle
      && (tab == nil || tab == .search)
  }

  private func inBarBelow(_ page: some View) -> some View {
    let bar = BarSearch(isOpen: isActive, isSmall: isMinimized && tab == nil && !isActive)
    return scoped(page)
      .toolbar {
        ToolbarItem(placement: .search) {
          SearchField(
            search: submittable, isActive: isActive, bar: bar, focus: focus, cancel: cancel)
        }
      }
      .navigationBar {
        $0.search = bar
        $0.isSearching = isActive && !keepsBar
      }
  }

  /// A Mac's field stands in the window's bar, but that of a sidebar. Pages inside that have bars of their own have a
  /// field of their own: the window's is not handed to them beside it.
  private func inToolbar(_ page: some View) -> some View {
    scoped(page.environment(\.windowTools, windowTools))
      .toolbar {
        ToolbarItem(placement: .search) {
          MacSearchField(search: submittable, isActive: isActive, focus: focus)
        }
      }
  }

  @ViewBuilder private func scoped(_ page: some View) -> some View {
    if let scopes {
      page.safeAreaInset(edge: .top, spacing: 0) {
        if isActive { scopes.padding(.horizontal, 16).padding(.vertical, 6) }
      }
    } else {
      page
    }
  }

  private func below(_ page: some View) -> some View {
    page
      .environment(\.isUnderLargeTitle, true)
      .modifier(
        BarInsetModifier(
          edge: .top, length: height, collapsible: collapsible, isBelowBar: true, scroll: scroll)
      )
      .overlay(alignment: .top) { ground.offset(y: -collapsed).offset(y: scroll.held) }
      .overlay(alignment: .top) { field.offset(y: -collapsed).offset(y: scroll.held) }
      .transformPreference(NavigationBarKey.self) { $0.isSearching = takesBar && !keepsBar }
  }

  private func suggested(_ suggestions: AnyView) -> some View {
    SubviewsReader(content: suggestions.environment(\.isInList, true)) { rows in
      if !rows.isEmpty {
        List { ForEach(rows) { $0 } }.listStyle(.plain)
      }
    }
    .environment(\.completeSearch, complete)
    .environment(\.typedSearch, search.text.wrappedValue)
  }

  /// The field goes up with the large title above it.
  private var collapsed: CGFloat { min(scroll.offset, collapsible + scroll.held) }

  /// What is behind the field and the bar above it while content is.
  @ViewBuilder private var ground: some View {
    let beneath = scroll.offset - scroll.held - collapsible
    let opacity = min(max(beneath / BarConstants.materialRamp, 0), 1)
    if opacity > 0 {
      BarBackgroundView(look: BarLook(), edge: .bottom)
        .frame(height: height).opacity(opacity).allowsHitTesting(false)
    }
  }

  private var field: some View {
    VStack(spacing: 0) {
      SearchField(search: submittable, isActive: isActive, focus: focus, cancel: cancel)
        .padding(.top, takesBar ? Constants.activeTop : 1)
      if takesBar, let scopes { scopes.padding(.horizontal, 16).padding(.top, 8) }
    }
  }
}

extension SearchPage {
  private func setActive(_ isActive: Bool) {
    search.isPresented?.wrappedValue = isActive
    focusLink?.set(isActive)
    hasFocus = isActive
  }

  private func focus() {
    guard !isActive else { return }
    withAnimation(Self.animation) { setActive(true) }
  }

  private func cancel() {
    withAnimation(Self.animation) {
      search.clear()
      setActive(false)
    }
  }

  private func complete(_ completion: CompletedSearch) {
    switch completion {
    case .text(let text):
      search.text.wrappedValue = text
      submit?()
    case .token(let token):
      search.takeToken?(token)
      search.text.wrappedValue = ""
    }
  }
}

extension SearchPage {
  /// A television's page is below what one types with, and nothing of it is covered by what is suggested.
  private func aboveResults(_ page: some View) -> some View {
    var search = search
    search.submit = submit
    return page.safeAreaInset(edge: .top, spacing: 0) {
      TelevisionSearchField(
        search: search, isActive: isActive, suggestions: suggestions, scopes: scopes, focus: focus,
        cancel: cancel
      )
      .environment(\.completeSearch, complete)
    }
  }
}
