import Foundation

// What iOS 26 lets a font be told, so that an editor's buttons can take back what they gave.
extension Font {
  /// The font of texts that nobody gave one.
  public static let `default` = Font.body

  /// - Parameter isActive: Where it is false, the font loses what made it bold; a style that is bold by itself stays so.
  public func bold(_ isActive: Bool) -> Font {
    with {
      $0.isBold = isActive
      if !isActive, let weight = $0.weight, weight.value >= Weight.semibold.value {
        $0.weight = nil
      }
    }
  }

  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  public func monospaced(_ isActive: Bool) -> Font {
    with {
      if isActive { $0.design = .monospaced } else if $0.design == .monospaced { $0.design = nil }
    }
  }

  public func monospacedDigit(_ isActive: Bool) -> Font {
    with { $0.hasMonospacedDigits = isActive }
  }

  public func smallCaps(_ isActive: Bool) -> Font { with { $0.hasSmallCaps = isActive } }

  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { smallCaps(isActive) }

  /// - Note: Approximated: capitals keep their height.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { self }

  /// The font in points that stay, whatever size of text a reader has chosen.
  public func pointSize(_ size: CGFloat) -> Font {
    with { font in
      font.weight = font.weight ?? font.style?.weight(on: .phone)
      font.size = size
      font.style = nil
      font.growsWith = nil
      font.factor = 1
    }
  }

  /// The font with its points multiplied; a style's still grow with the size of text that a reader has chosen.
  public func scaled(by factor: CGFloat) -> Font { with { $0.factor *= factor } }
}
