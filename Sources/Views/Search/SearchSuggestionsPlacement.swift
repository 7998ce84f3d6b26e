import ViewEngine

/// Where what a search field proposes is shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu at the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In place of what is searched.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several of them.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

private enum SearchSuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .content }
}

private enum HiddenSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement.Set { [] }
}

extension EnvironmentValues {
  /// Where suggestions are shown: always in place of what is searched, as on a phone.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchSuggestionsPlacementKey.self] }
    set { self[SearchSuggestionsPlacementKey.self] = newValue }
  }

  var hiddenSuggestions: SearchSuggestionsPlacement.Set {
    get { self[HiddenSuggestionsKey.self] }
    set { self[HiddenSuggestionsKey.self] = newValue }
  }
}

extension View {
  /// Whether what the field inside proposes is shown in these places.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hiddenSuggestions) {
      if visibility == .hidden { $0.formUnion(placements) } else { $0.subtract(placements) }
    }
  }
}
