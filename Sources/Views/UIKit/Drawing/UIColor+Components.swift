import Foundation
import Motion
import ViewEngine

extension UIColor {
  /// Shares of 0 to 1, as at the root of the clip.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    let (most, least) = (
      max(parts.red, parts.green, parts.blue), min(parts.red, parts.green, parts.blue)
    )
    let range = most - least
    var turn: CGFloat = 0
    if range > 0 {
      switch most {
      case parts.red: turn = (parts.green - parts.blue) / range
      case parts.green: turn = (parts.blue - parts.red) / range + 2
      default: turn = (parts.red - parts.green) / range + 4
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = parts.alpha
    return true
  }

  /// False where the colour is no gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  // MARK: AppKit's names

  public var redComponent: CGFloat { components.red }
  public var greenComponent: CGFloat { components.green }
  public var blueComponent: CGFloat { components.blue }
  public var alphaComponent: CGFloat { components.alpha }

  public convenience init(srgbRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(calibratedRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(calibratedWhite white: Double, alpha: Double) {
    self.init(white: white, alpha: alpha)
  }

  public func blended(withFraction fraction: CGFloat, of color: UIColor) -> UIColor? {
    let (own, other) = (components, color.components)
    func mixed(_ own: CGFloat, _ other: CGFloat) -> CGFloat { own + (other - own) * fraction }
    return UIColor(
      red: mixed(own.red, other.red), green: mixed(own.green, other.green),
      blue: mixed(own.blue, other.blue), alpha: mixed(own.alpha, other.alpha))
  }

  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = color.resolvedInClip
    return (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.opacity))
  }

  /// The colour as it is in the light or in the dark.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(Color(color.resolve(in: environment)))
  }
}
