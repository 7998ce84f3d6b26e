import Foundation
import ViewEngine

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
