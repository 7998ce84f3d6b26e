import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// How wide a column wants to be, in points.
enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}
