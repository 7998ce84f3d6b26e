import Motion
@_spi(Engine) import ViewEngine

/// Where among the items of a bar below a page its search field stands.
struct SearchSlot: View {
  @Environment(\.placedSearch) private var search

  var body: some View {
    Group {
      // Even with nothing to show it says where the place is.
      if let search { search.field } else { Color.clear.frame(width: 0, height: 1) }
    }
    .modifier(SearchSlotModifier())
  }
}

/// Tells a bar that a view in it is the place of the search field.
private struct SearchSlotModifier: TraitModifier {
  func apply(to traits: inout Traits) {
    traits.others[ObjectIdentifier(SearchSlot.self)] = true
  }
}

/// A page's search field, where the page's toolbar says where it stands.
struct PlacedSearch {
  let field: Subview
  /// Whether it has the focus, and the bar to itself.
  let isOpen: Bool
}

private enum PlacedSearchKey: EnvironmentKey {
  static var defaultValue: PlacedSearch? { nil }
}

extension EnvironmentValues {
  var placedSearch: PlacedSearch? {
    get { self[PlacedSearchKey.self] }
    set { self[PlacedSearchKey.self] = newValue }
  }
}

extension Subview {
  var isSearchSlot: Bool { entry.isSearchSlot }
}

extension Entry {
  var isSearchSlot: Bool { traits.others[ObjectIdentifier(SearchSlot.self)] != nil }
}
