@_spi(Engine) import ViewEngine

/// Tells a page of a television that another lies over it.
struct CoveredPageModifier: EnvironmentModifier {
  let isCovered: Bool

  func apply(to environment: inout EnvironmentValues) {
    if isCovered, environment.idiom == .tv { environment.isCoveredPage = true }
  }
}

private enum IsCoveredPageKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether another page lies over the view, on a television.
  var isCoveredPage: Bool {
    get { self[IsCoveredPageKey.self] }
    set { self[IsCoveredPageKey.self] = newValue }
  }
}
