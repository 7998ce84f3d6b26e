import Foundation
import Geometry

/// The screen a graph lays out for: sizes in points.
package struct GraphCanvas: Sendable {
  package var size: CGSize
  package var safeArea: EdgeInsets
  /// Pixels a point.
  package var scale: Double
  package var colorScheme: ColorScheme
  /// Whether the system's own bars are seen over what views show.
  package var showsStatusBar = false
  /// Whether a keyboard rises while a field has the focus.
  package var showsKeyboard = false
  /// Of the device whose screen it is; nil of a screen that stands for itself.
  package var deviceIdiom: DeviceIdiom?
  package var locale = Self.usualLocale
  /// Whose look things have.
  package var system = SystemVersion.v18

  /// A clip reads the same wherever it is made.
  package static let usualLocale = Locale(identifier: "en_US")

  package init(
    size: CGSize, safeArea: EdgeInsets = EdgeInsets(), scale: Double = 2,
    colorScheme: ColorScheme = .light
  ) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
    self.colorScheme = colorScheme
  }

  /// The shorter side of the smallest tablet is longer than this, that of the largest phone is not.
  private static let longestPhoneWidth: CGFloat = 600

  /// A screen that is nobody's is as a phone's, or a tablet's where it is as large.
  package var idiom: DeviceIdiom {
    deviceIdiom ?? (min(size.width, size.height) > Self.longestPhoneWidth ? .pad : .phone)
  }

  /// Whether it is wider than high because somebody turned it.
  ///
  /// A wide screen that is nobody's, `--size 800x300` say, is a piece of one cut to that size, as the previews of a
  /// fixed size are in Xcode: what is on it looks as on an upright phone. One as large as a tablet's is a tablet's.
  package var isOnItsSide: Bool {
    size.width > size.height && (deviceIdiom != nil || idiom == .pad)
  }

  /// Whether controls and bars are of glass: phones and tablets are since 26. Other devices stay as they are.
  package var isGlass: Bool { system >= .v26 && (idiom == .phone || idiom == .pad) }

  package var rect: CGRect { CGRect(origin: .zero, size: size) }

  package var safeRect: CGRect {
    CGRect(
      x: safeArea.leading, y: safeArea.top,
      width: max(0, size.width - safeArea.leading - safeArea.trailing),
      height: max(0, size.height - safeArea.top - safeArea.bottom))
  }
}
