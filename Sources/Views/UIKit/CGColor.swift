import Foundation

/// Quartz's colour, as far as SwiftUI code uses it.
public struct CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) {
    self.color = color
  }

  /// Gamma-encoded sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    color = Color(white: gray, opacity: alpha)
  }
}

extension Color {
  public init(cgColor: CGColor) {
    self = cgColor.color
  }

  public init(_ cgColor: CGColor) {
    self = cgColor.color
  }

  /// Nil where the colour depends on its place.
  public var cgColor: CGColor? {
    if case .constant = storage { CGColor(self) } else { nil }
  }
}

extension Color.Resolved {
  public var cgColor: CGColor { CGColor(Color(self)) }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(color) }

  public init(cgColor: CGColor) {
    self.init(cgColor.color)
  }
}
