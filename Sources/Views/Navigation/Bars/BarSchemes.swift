import Motion
import ViewEngine

/// The schemes that the bars above and below a page are told to have, while their background is seen.
///
/// A toolbar's views are made where it is written, with that place's environment: this hands down to them what
/// their bar has.
struct BarSchemes: Equatable {
  var above: ColorScheme?
  var below: ColorScheme?
  /// What the page itself has.
  var page: ColorScheme?

  fileprivate func scheme(at place: BarPlace) -> ColorScheme? {
    switch place {
    case .leading, .principal, .trailing, .overflow, .subtitle: above ?? page
    case .bottom, .status, .search: below ?? page
    // A large title stands on the page.
    case .keyboard, .largeTitle, .largeSubtitle: page
    }
  }
}

private enum BarSchemesKey: EnvironmentKey {
  static var defaultValue: BarSchemes { BarSchemes() }
}

extension EnvironmentValues {
  var barSchemes: BarSchemes {
    get { self[BarSchemesKey.self] }
    set { self[BarSchemesKey.self] = newValue }
  }
}

/// Gives a view the scheme of the bar in which it stands.
struct BarSchemeModifier: EnvironmentModifier {
  let place: BarPlace

  func apply(to environment: inout EnvironmentValues) {
    guard let scheme = environment.barSchemes.scheme(at: place) else { return }
    environment.colorScheme = scheme
  }
}
