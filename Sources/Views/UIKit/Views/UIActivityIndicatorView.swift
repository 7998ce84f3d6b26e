import Foundation
import ViewEngine

@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium, large

    /// In points; UIKit's intrinsic sizes.
    fileprivate var side: CGFloat { self == .large ? 37 : 20 }
  }

  public var style: Style { didSet { changed() } }
  public var color: UIColor? { didSet { changed() } }
  public var hidesWhenStopped = true { didSet { changed() } }
  public private(set) var isAnimating = false { didSet { changed() } }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }

  override var ownContent: AnyView? {
    // It keeps its place while nobody sees it.
    guard isAnimating || !hidesWhenStopped else {
      return AnyView(Color.clear.frame(width: style.side, height: style.side))
    }
    return AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular).tint(color?.color))
  }
}
