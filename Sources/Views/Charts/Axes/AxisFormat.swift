import Foundation
import Motion
import ViewEngine

/// How an axis writes its values.
enum AxisFormat {
  static var locale: Locale { _ClipLocale.current }

  static func writing<F: FormatStyle>(_ format: F) -> (PlotDatum) -> String?
  where F.FormatInput: Plottable, F.FormatOutput == String {
    { datum in datum.value(as: F.FormatInput.self).map(_ClipLocale.localized(format).format) }
  }

  /// Numbers with thousands and with as many digits as tell them apart.
  static func number(_ value: Double, fractionDigits: Int) -> String {
    // No label reads "-0".
    let value = abs(value) < 1e-12 ? 0 : value
    return value.formatted(
      .number.locale(locale).precision(.fractionLength(min(fractionDigits, 9))))
  }

  static func percent(_ value: Double) -> String {
    value.formatted(.percent.locale(locale).precision(.fractionLength(0)))
  }

  /// How many digits a list of numbers needs behind the point; three at most.
  static func fractionDigits(of values: [Double]) -> Int {
    (0..<3).first { digits in
      let factor = pow(10, Double(digits))
      return values.allSatisfy { abs($0 * factor - ($0 * factor).rounded()) < 1e-6 }
    } ?? 3
  }
}
