import Foundation
import ViewEngine

open class UIVisualEffect: NSObject {}

public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) {
    self.style = style
  }
}

/// What lets a view's content shine through a blur.
///
/// - Note: Approximated: its content as it is, without a blur of its own.
public final class UIVibrancyEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill, separator
  }

  let blurEffect: UIBlurEffect

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
  }

  public convenience init(blurEffect: UIBlurEffect, style: Style) {
    self.init(blurEffect: blurEffect)
  }
}

extension UIBlurEffect.Style {
  var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .light, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight,
      .systemThickMaterialDark:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
    }
  }

  /// Of a style that is light or dark wherever it stands.
  var colorScheme: ColorScheme? {
    let name = "\(self)".lowercased()
    return name.hasSuffix("dark") ? .dark : name.hasSuffix("light") ? .light : nil
  }
}
