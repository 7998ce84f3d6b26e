import Foundation
import Geometry
import Motion
import ViewEngine

/// Puts the field on the page, or leaves it to the navigation stack inside.
struct SearchableModifier: ViewModifier {
  let search: Searchable
  @Environment(\.navigation) private var navigation
  @Environment(\.isAtWindowRoot) private var isAtWindowRoot
  @Environment(\.idiom) private var idiom
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes

  func body(content: Content) -> some View {
    if idiom == .tv {
      // Where one types is a part of the page there, and of no bar.
      content.modifier(SearchPage(search: search))
    } else if navigation == nil || isAtWindowRoot && idiom == .watch {
      // A watch's screen has no bar for a field.
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
  @Environment(\.isGlass) private var isGlass
  @Environment(\.isFirstColumn) private var isFirstColumn

  /// A split view has one field, in its last column; in its first where that is asked for, and on tablets before
  /// iOS 26.
  private var isLeftOut: Bool {
    guard let isFirstColumn else { return false }
    let isMeantForFirst = search?.placement.isInSidebar == true || idiom == .pad && !isGlass
    return isMeantForFirst ? !isFirstColumn : showInNextColumn != nil
  }

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
