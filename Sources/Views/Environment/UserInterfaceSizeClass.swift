import Foundation
import Motion
import ViewEngine

/// Whether there is much space in a direction or little.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

extension GraphCanvas {
  /// The shorter side of the smallest tablet is longer than this, that of the largest phone is not.
  private static let longestPhoneWidth: CGFloat = 600
  /// Phones at least this wide have the space of a tablet across once they are turned.
  private static let largePhoneWidth: CGFloat = 414

  /// What a device of this size says of its screen, turned as the canvas is.
  ///
  /// - Matches: documentation only, the table of devices in Apple's interface guidelines.
  var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    let shorterSide = min(size.width, size.height)
    if shorterSide > Self.longestPhoneWidth { return (.regular, .regular) }
    if size.width <= size.height { return (.compact, .regular) }
    return (shorterSide >= Self.largePhoneWidth ? .regular : .compact, .compact)
  }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
