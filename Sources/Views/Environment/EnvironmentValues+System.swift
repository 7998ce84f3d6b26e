@_spi(Engine) import ViewEngine

private enum SystemKey: EnvironmentKey {
  static var defaultValue: SystemVersion { .v18 }
}

extension EnvironmentValues {
  /// The generation of the system whose look things have.
  var system: SystemVersion {
    get { self[SystemKey.self] }
    set { self[SystemKey.self] = newValue }
  }

  /// Whether controls and bars are of glass, as a phone's and a tablet's are since iOS 26.
  var isGlass: Bool { system >= .v26 && (idiom == .phone || idiom == .pad) }
}
