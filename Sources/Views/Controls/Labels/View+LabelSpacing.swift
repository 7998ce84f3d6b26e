import Foundation
import Motion
import ViewEngine

extension View {
  /// How far the titles of labels inside stand from their icons, in points.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }

  /// How wide the place of an icon is at least, so that titles stand below each other; in points.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}

private enum IconToTitleSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum ReservedIconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// Nil is what the place has by itself.
  var labelIconToTitleSpacing: CGFloat? {
    get { self[IconToTitleSpacingKey.self] }
    set { self[IconToTitleSpacingKey.self] = newValue }
  }

  var labelReservedIconWidth: CGFloat? {
    get { self[ReservedIconWidthKey.self] }
    set { self[ReservedIconWidthKey.self] = newValue }
  }
}
