import Foundation
import Motion
import ViewEngine

/// A value as a format writes it in any locale.
struct FormattedValue: Equatable, Sendable {
  let string: @Sendable (Locale) -> String
  /// Two formats may write the same in one language and something else in another.
  let format: UncheckedTransfer<AnyHashable>

  static func == (one: FormattedValue, other: FormattedValue) -> Bool {
    one.format.value == other.format.value
      && one.string(GraphCanvas.usualLocale) == other.string(GraphCanvas.usualLocale)
  }
}

extension Text.Run {
  /// - Parameter format: Writes in the locale around the text, unless one is named in it.
  init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    let input = UncheckedTransfer(input)
    let value = FormattedValue(
      string: { _ClipTime.formatted(input.value, _ClipLocale.localized(format, $0)) },
      format: UncheckedTransfer(AnyHashable(format)))
    self.init(string: value.string(_ClipLocale.current), value: value)
  }
}
