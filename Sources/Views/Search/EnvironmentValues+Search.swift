import Motion
import ViewEngine

/// Takes the focus from the search field, and its text away.
public struct DismissSearchAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  public func callAsFunction() { action() }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

private enum CompleteSearchKey: EnvironmentKey {
  static var defaultValue: (CompletedSearch) -> Void { { _ in } }
}

private enum TypedSearchKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private enum SoughtTextKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum SearchKeepsBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum SearchFocusLinkKey: EnvironmentKey {
  static var defaultValue: FocusLink? { nil }
}

private enum PendingSearchKey: EnvironmentKey {
  static var defaultValue: Searchable? { nil }
}

extension EnvironmentValues {
  /// Whether the search field around has the focus.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// What is in the field above a list of suggestions.
  var typedSearch: String? {
    get { self[TypedSearchKey.self] }
    set { self[TypedSearchKey.self] = newValue }
  }

  /// What is in the field of the page around, for a view that says that nothing was found.
  var soughtText: String {
    get { self[SoughtTextKey.self] }
    set { self[SoughtTextKey.self] = newValue }
  }

  var completeSearch: (CompletedSearch) -> Void {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }

  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// Whether the bar stays while a search field has the focus.
  var searchKeepsBar: Bool {
    get { self[SearchKeepsBarKey.self] }
    set { self[SearchKeepsBarKey.self] = newValue }
  }

  /// What the focus of the search field is tied to.
  var searchFocusLink: FocusLink? {
    get { self[SearchFocusLinkKey.self] }
    set { self[SearchFocusLinkKey.self] = newValue }
  }

  /// What was made searchable outside of the navigation stack that shows its field.
  var pendingSearch: Searchable? {
    get { self[PendingSearchKey.self] }
    set { self[PendingSearchKey.self] = newValue }
  }
}
