import Foundation
import ViewEngine

/// AppKit's colour: UIKit's, with AppKit's names.
///
/// - Note: Approximated: colours of windows and controls by eye, not measured.
public typealias NSColor = UIColor

extension Color {
  public init(nsColor: NSColor) {
    self.init(nsColor)
  }
}

extension UIColor {
  public static let labelColor = label
  public static let secondaryLabelColor = secondaryLabel
  public static let tertiaryLabelColor = tertiaryLabel
  public static let quaternaryLabelColor = quaternaryLabel
  public static let placeholderTextColor = placeholderText
  public static let textColor = label
  public static let linkColor = link
  public static let separatorColor = separator
  public static let gridColor = separator
  public static let controlTextColor = label
  public static let controlAccentColor = tintColor
  public static let selectedContentBackgroundColor = systemBlue
  public static let windowBackgroundColor = UIColor(light: 0.925, dark: 0.196)
  public static let underPageBackgroundColor = UIColor(light: 0.588, dark: 0.157)
  public static let controlBackgroundColor = UIColor(light: 1, dark: 0.118)
  public static let textBackgroundColor = UIColor(light: 1, dark: 0.118)
  public static let controlColor = UIColor(light: 1, dark: 0.4)
  public static let unemphasizedSelectedContentBackgroundColor = UIColor(light: 0.863, dark: 0.275)

  /// Grays of 0 to 1.
  private convenience init(light: Double, dark: Double) {
    self.init(Color(.appearance(light: Color(white: light), dark: Color(white: dark))))
  }
}
