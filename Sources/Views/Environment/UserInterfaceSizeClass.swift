import Foundation
import Motion
import ViewEngine

/// Whether there is much space in a direction or little.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

extension GraphCanvas {
  /// Phones at least this wide have the space of a tablet across once they are turned.
  private static let largePhoneWidth: CGFloat = 414

  /// What a device of this size says of its screen, turned as the canvas is.
  ///
  /// - Matches: documentation only, the table of devices in Apple's interface guidelines; of a screen that is nobody's,
  ///   Xcode's previews of a fixed size, beside which people set the size classes of a turned phone by hand.
  var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    switch idiom {
    case .pad, .mac, .tv: return (.regular, .regular)
    case .watch: return (.compact, .compact)
    case .phone: break
    }
    guard isOnItsSide else { return (.compact, .regular) }
    return (min(size.width, size.height) >= Self.largePhoneWidth ? .regular : .compact, .compact)
  }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum IdiomKey: EnvironmentKey {
  static var defaultValue: DeviceIdiom { .phone }
}

extension EnvironmentValues {
  /// The kind of device that the views are on.
  var idiom: DeviceIdiom {
    get { self[IdiomKey.self] }
    set { self[IdiomKey.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
