import Foundation
import Geometry
import Motion
import ViewEngine

/// Puts the field on the page, or leaves it to the navigation stack inside.
struct SearchableModifier: ViewModifier {
  let search: Searchable
  @Environment(\.navigation) private var navigation
  @Environment(\.isAtWindowRoot) private var isAtWindowRoot
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes

  func body(content: Content) -> some View {
    if navigation == nil {
      content.environment(\.pendingSearch, search)
    } else if isAtWindowRoot {
      // Where pages inside have bars of their own, the window's is not seen.
      content
        .environment(\.pendingSearch, search)
        .environment(\.searchSuggestions, suggestions)
        .environment(\.searchScopes, scopes)
        .modifier(SearchPage(search: search))
    } else {
      content.modifier(SearchPage(search: search))
    }
  }
}

/// Shows on a navigation stack's first page what was made searchable around it.
struct PendingSearchModifier: ViewModifier {
  @Environment(\.pendingSearch) private var search
  @Environment(\.showInNextColumn) private var showInNextColumn
  @Environment(\.idiom) private var idiom

  /// A Mac's window has one field, in the bar of its last column.
  private var isLeftOut: Bool { idiom == .mac && showInNextColumn != nil }

  func body(content: Content) -> some View {
    if search != nil, isLeftOut {
      content.environment(\.pendingSearch, nil)
    } else if let search {
      content.environment(\.pendingSearch, nil).modifier(SearchPage(search: search))
    } else {
      content
    }
  }
}
