/// Puts presentation data into a view's value.
@MainActor
enum PresentationSetting {
  /// A value whose data are its own `@State` must not write them meanwhile: they are the model's, and are
  /// kept where the value itself is not. SwiftUI animates a value that is not linked to its state, whose writes lead
  /// nowhere.
  private(set) static var isUnderWay = false

  static func perform(_ set: () -> Void) {
    let wasUnderWay = isUnderWay
    isUnderWay = true
    defer { isUnderWay = wasUnderWay }
    set()
  }
}
