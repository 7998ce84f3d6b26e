import Foundation

/// UIKit's colour, as far as SwiftUI code uses it: `Color(.systemGray6)`, `Color(uiColor: .label)`.
///
/// A class, as UIKit's: authors give it `convenience init(hex:)` and `class var brand`.
public final class UIColor: Hashable, Sendable {
  let color: Color

  public init(_ color: Color) {
    self.color = color
  }

  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  public init(white: Double, alpha: Double) {
    color = Color(white: white, opacity: alpha)
  }

  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  private init(system: SystemColor) {
    color = Color(system: system)
  }

  private init(hex: UInt32) {
    color = Color(Color.Resolved(hex: hex))
  }

  /// A colour for each appearance.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func resolved(_ style: UIUserInterfaceStyle) -> Color {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color
    }
    color = Color(.appearance(light: resolved(.light), dark: resolved(.dark)))
  }

  /// As wide as the screen's: what sRGB has none of is as near as it comes to it.
  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A colour of the demo's catalogue; nil where there is none of the name.
  public init?(named name: String) {
    guard DemoAssets.current.colors[name] != nil else { return nil }
    color = Color(name)
  }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// The components in gamma-encoded sRGB, as at the root of the clip.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolvedInClip
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// The same colour with another opacity, whatever its own was.
  public func withAlphaComponent(_ alpha: Double) -> UIColor {
    guard case .constant(var resolved) = color.storage else { return UIColor(color.opacity(alpha)) }
    resolved.opacity = Float(alpha)
    return UIColor(Color(resolved))
  }
}

/// What Xcode writes for a colour that was picked: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

/// What such a literal is where nothing else is said.
public typealias _ColorLiteralType = UIColor

extension Color {
  public init(_ color: UIColor) {
    self = color.color
  }

  public init(uiColor: UIColor) {
    self = uiColor.color
  }
}

// MARK: Adaptive colours

extension UIColor {
  public static let systemRed = UIColor(system: .red)
  public static let systemOrange = UIColor(system: .orange)
  public static let systemYellow = UIColor(system: .yellow)
  public static let systemGreen = UIColor(system: .green)
  public static let systemMint = UIColor(system: .mint)
  public static let systemTeal = UIColor(system: .teal)
  public static let systemCyan = UIColor(system: .cyan)
  public static let systemBlue = UIColor(system: .blue)
  public static let systemIndigo = UIColor(system: .indigo)
  public static let systemPurple = UIColor(system: .purple)
  public static let systemPink = UIColor(system: .pink)
  public static let systemBrown = UIColor(system: .brown)
  public static let systemGray = UIColor(system: .gray)
  public static let systemGray2 = UIColor(system: .gray2)
  public static let systemGray3 = UIColor(system: .gray3)
  public static let systemGray4 = UIColor(system: .gray4)
  public static let systemGray5 = UIColor(system: .gray5)
  public static let systemGray6 = UIColor(system: .gray6)

  public static let label = UIColor(system: .label)
  public static let secondaryLabel = UIColor(system: .secondaryLabel)
  public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
  public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
  public static let placeholderText = UIColor(system: .placeholderText)
  public static let link = UIColor(system: .link)
  public static let tintColor = UIColor(.accentColor)

  public static let systemFill = UIColor(system: .fill)
  public static let secondarySystemFill = UIColor(system: .secondaryFill)
  public static let tertiarySystemFill = UIColor(system: .tertiaryFill)
  public static let quaternarySystemFill = UIColor(system: .quaternaryFill)

  public static let separator = UIColor(system: .separator)
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)

  public static let systemBackground = UIColor(system: .background)
  public static let secondarySystemBackground = UIColor(system: .secondaryBackground)
  public static let tertiarySystemBackground = UIColor(system: .tertiaryBackground)
  public static let systemGroupedBackground = UIColor(system: .groupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(
    system: .secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(system: .tertiaryGroupedBackground)
}

// MARK: Fixed colours

extension UIColor {
  public static let red = UIColor(hex: 0xFF0000)
  public static let green = UIColor(hex: 0x00FF00)
  public static let blue = UIColor(hex: 0x0000FF)
  public static let cyan = UIColor(hex: 0x00FFFF)
  public static let magenta = UIColor(hex: 0xFF00FF)
  public static let yellow = UIColor(hex: 0xFFFF00)
  public static let orange = UIColor(hex: 0xFF8000)
  public static let purple = UIColor(hex: 0x800080)
  public static let brown = UIColor(hex: 0x996633)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
