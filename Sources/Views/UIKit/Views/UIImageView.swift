import Foundation
import ViewEngine

@MainActor @preconcurrency
open class UIImageView: UIView {
  public var image: UIImage? { didSet { changed() } }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  override var ownContent: AnyView? {
    guard let image = image?.image else { return AnyView(Color.clear) }
    let content: AnyView =
      switch contentMode {
      case .scaleToFill, .redraw: AnyView(image.resizable())
      case .scaleAspectFit: AnyView(image.resizable().scaledToFit())
      case .scaleAspectFill: AnyView(image.resizable().scaledToFill())
      case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
        AnyView(image)
      }
    return tintColor.map { AnyView(content.foregroundStyle($0.color)) } ?? content
  }
}
