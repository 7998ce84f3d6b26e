import Foundation
import ViewEngine

extension UIImage {
  /// What is said of an image by itself.
  public class Configuration: @unchecked Sendable {}

  /// The size and the weight of a symbol.
  ///
  /// - Note: Approximated: of a scale or a palette of colours nothing is drawn.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let font: Font

    private init(_ font: Font) { self.font = font }

    public convenience init(pointSize: CGFloat) { self.init(.system(size: pointSize)) }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(.system(size: pointSize, weight: weight.weight))
    }

    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(pointSize: pointSize, weight: weight)
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(.body.weight(weight.weight))
    }

    public convenience init(font: UIFont) { self.init(font.font) }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).font)
    }
  }

  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    fileprivate var weight: Font.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
}
