import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// What a view or a colour is chosen by.
public struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// Pixels a point; 0 where nobody has said.
  public var displayScale: CGFloat = 0

  public init() {}

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  public init(displayScale: CGFloat) {
    self.displayScale = displayScale
  }

  /// Those of the clip's screen.
  @MainActor @preconcurrency
  public static var current: UITraitCollection {
    var traits = UITraitCollection()
    guard let canvas = ViewGraph.current?.canvas else { return traits }
    traits.userInterfaceStyle = canvas.colorScheme == .dark ? .dark : .light
    traits.displayScale = canvas.scale
    traits.userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    let (across, down) = canvas.sizeClasses
    traits.horizontalSizeClass = across == .regular ? .regular : .compact
    traits.verticalSizeClass = down == .regular ? .regular : .compact
    return traits
  }
}

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

extension UIView {
  public var traitCollection: UITraitCollection { .current }
}

extension UIViewController {
  public var traitCollection: UITraitCollection { .current }
}
