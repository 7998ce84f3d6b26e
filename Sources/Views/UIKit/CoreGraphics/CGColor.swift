import Dispatch
import Foundation
@_spi(Engine) import ViewEngine

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

  public init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and alpha in gamma-encoded sRGB, of grays too.
  public var components: [CGFloat]? {
    let color = color.resolvedInClip
    return [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) }
  }

  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { CGFloat(color.resolvedInClip.opacity) }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(UIColor(color).withAlphaComponent(alpha).color)
  }
}

extension Color {
  /// What it is in a view at the root of the clip.
  var resolvedInClip: Resolved {
    if case .constant(let resolved) = storage { return resolved }
    var environment = EnvironmentValues()
    if DispatchQueue.isOnMain, let canvas = onMainActor({ ViewGraph.current?.canvas }) {
      environment.colorScheme = canvas.colorScheme
    }
    return resolve(in: environment)
  }
}

extension Color {
  public init(cgColor: CGColor) {
    self = cgColor.color
  }

  /// `Color(.black)` is UIKit's black, though Quartz has one too.
  @_disfavoredOverload
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

  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color)
  }
}
