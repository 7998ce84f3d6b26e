import Motion
import ViewEngine

/// Where a text shows the line that tells where one types.
enum CaretPlace { case nowhere, start, end }

private enum CaretPlaceKey: EnvironmentKey {
  static var defaultValue: CaretPlace { .nowhere }
}

extension EnvironmentValues {
  /// Of the text inside.
  var caretPlace: CaretPlace {
    get { self[CaretPlaceKey.self] }
    set { self[CaretPlaceKey.self] = newValue }
  }
}

/// Gives the text inside its caret, where the field has the focus.
struct CaretModifier: EnvironmentModifier {
  let place: CaretPlace

  func apply(to environment: inout EnvironmentValues) { environment.caretPlace = place }
}
