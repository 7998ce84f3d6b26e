@_spi(Engine) import ViewEngine

/// What asks for the focus as it appears: a button of an alert, or of a page that is presented.
struct FocusClaim {
  /// What all of its buttons are in.
  let box: AnyObject
  /// Whether it gets it only where no other does.
  var isLast = false
  /// Whether buttons come and go in it, as they do not in an alert.
  var isPage = false
}

private enum FocusClaimKey: EnvironmentKey {
  static var defaultValue: FocusClaim? { nil }
}

extension EnvironmentValues {
  var focusClaim: FocusClaim? {
    get { self[FocusClaimKey.self] }
    set { self[FocusClaimKey.self] = newValue }
  }
}
