import Foundation
import ViewEngine

/// A blur over what is behind, as a view of UIKit.
///
/// - Note: Approximated: a translucent colour, as SwiftUI's materials are here.
@MainActor @preconcurrency
public final class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  override var shown: AnyView {
    guard let effect = effect as? UIBlurEffect else { return AnyView(Color.clear) }
    let glass = Rectangle().fill(effect.style.material)
    return switch effect.style.colorScheme {
    case let scheme?: AnyView(glass.environment(\.colorScheme, scheme))
    case nil: AnyView(glass)
    }
  }
}

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

extension UIBlurEffect.Style {
  fileprivate var material: Material {
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
  fileprivate var colorScheme: ColorScheme? {
    let name = "\(self)".lowercased()
    return name.hasSuffix("dark") ? .dark : name.hasSuffix("light") ? .light : nil
  }
}

@MainActor @preconcurrency
public final class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium, large }

  public var style: Style
  public var color: UIColor?
  public var hidesWhenStopped = true
  public private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }

  override var shown: AnyView {
    guard isAnimating || !hidesWhenStopped else { return AnyView(Color.clear) }
    return AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular).tint(color?.color))
  }
}

@MainActor @preconcurrency
public final class UILabel: UIView {
  public var text: String?
  public var font: UIFont? = .systemFont(ofSize: 17)
  public var textColor: UIColor? = .label
  public var numberOfLines = 1
  public var textAlignment = NSTextAlignment.natural

  override var shown: AnyView {
    AnyView(
      Text(text ?? "").font(font?.font).foregroundStyle(textColor?.color ?? .primary)
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .multilineTextAlignment(textAlignment.alignment))
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  fileprivate var alignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

@MainActor @preconcurrency
public final class UIImageView: UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center
  }

  public var image: UIImage?
  public var contentMode = ContentMode.scaleToFill

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  override var shown: AnyView {
    guard let image = image?.image else { return AnyView(Color.clear) }
    return switch contentMode {
    case .center: AnyView(image)
    case .scaleToFill: AnyView(image.resizable())
    case .scaleAspectFit: AnyView(image.resizable().scaledToFit())
    case .scaleAspectFill: AnyView(image.resizable().scaledToFill())
    }
  }
}
