import Foundation
import ViewEngine

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
