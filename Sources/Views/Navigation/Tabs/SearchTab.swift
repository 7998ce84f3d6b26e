import Motion
import ViewEngine

/// What a tab is to those that search, where bars are of glass.
enum SearchTab: Hashable {
  /// The bar of the tabs has its field.
  case search
  case other
}

private enum SearchTabKey: EnvironmentKey {
  static var defaultValue: SearchTab? { nil }
}

extension EnvironmentValues {
  /// Of the tab around; nil outside of tabs.
  var searchTab: SearchTab? {
    get { self[SearchTabKey.self] }
    set { self[SearchTabKey.self] = newValue }
  }
}

/// A field that a page hands to the bar below it, or to that of the tabs.
struct BarSearch: Equatable {
  /// Whether it has the focus.
  var isOpen = false
  /// A button until then.
  var isSmall = false
}

/// The field of the tab that searches, for the bar of the tabs.
enum TabSearchKey: PreferenceKey {
  struct Field: Equatable {
    let part: BarPart
    let isOpen: Bool
  }

  static var defaultValue: Field? { nil }

  static func reduce(value: inout Field?, nextValue: () -> Field?) {
    value = value ?? nextValue()
  }
}
