import Foundation
import Geometry
import ViewEngine

/// A layer with a text in it.
open class CATextLayer: CALayer, @unchecked Sendable {
  /// A string, with attributes or without.
  public var string: Any? { didSet { changed() } }
  public var font: Any? { didSet { changed() } }
  public var fontSize: CGFloat = 36 { didSet { changed() } }
  public var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { changed() } }
  public var isWrapped = false { didSet { changed() } }
  public var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed() } }
  /// - Note: Accepted: a text that is too long ends where its layer does.
  public var truncationMode = CATextLayerTruncationMode.none

  override func drawSelf(_ look: LayerLook, in context: GraphicsContext, at time: CFTimeInterval) {
    let size = look.bounds.size
    if let attributed = string as? NSAttributedString {
      return draw(context.resolve(UIKitText(attributed).text), size, context)
    }
    guard let string = string as? String else { return }
    let font = (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
    let text = Text(verbatim: string).font(Font(font))
      .foregroundColor(foregroundColor?.color ?? .black)
    draw(context.resolve(text), size, context)
  }

  private func draw(
    _ text: GraphicsContext.ResolvedText, _ size: CGSize, _ context: GraphicsContext
  ) {
    let own = text.measure(in: CGSize(width: isWrapped ? size.width : .infinity, height: .infinity))
    let x =
      switch alignmentMode {
      case .center: (size.width - own.width) / 2
      case .right: size.width - own.width
      default: CGFloat(0)
      }
    context.draw(text, in: CGRect(origin: CGPoint(x: x, y: 0), size: own))
  }
}

public struct CATextLayerAlignmentMode: Hashable, Sendable {
  private let name: String

  public static let natural = CATextLayerAlignmentMode(name: "natural")
  public static let left = CATextLayerAlignmentMode(name: "left")
  public static let center = CATextLayerAlignmentMode(name: "center")
  public static let right = CATextLayerAlignmentMode(name: "right")
  public static let justified = CATextLayerAlignmentMode(name: "justified")
}

public struct CATextLayerTruncationMode: Hashable, Sendable {
  private let name: String

  public static let none = CATextLayerTruncationMode(name: "none")
  public static let start = CATextLayerTruncationMode(name: "start")
  public static let end = CATextLayerTruncationMode(name: "end")
  public static let middle = CATextLayerTruncationMode(name: "middle")
}
