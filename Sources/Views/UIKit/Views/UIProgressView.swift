import Foundation
import Geometry
import ViewEngine

/// UIKit's bar of how far something is.
///
/// - Note: Approximated: a bar of 4 points in both styles, as high as iOS's is since iOS 14.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  private static let height: CGFloat = 4

  /// 0…1.
  public var progress: Float = 0 { didSet { changed() } }
  public var progressViewStyle = Style.default
  public var progressTintColor: UIColor? { didSet { changed() } }
  public var trackTintColor: UIColor? { didSet { changed() } }

  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public func setProgress(_ progress: Float, animated: Bool) {
    guard animated else {
      self.progress = progress
      return
    }
    UIView.animate(withDuration: 0.25) { self.progress = progress }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  override var ownContent: AnyView? {
    let share = CGFloat(max(0, min(1, progress)))
    let track = trackTintColor?.color ?? Color(.systemFill)
    let fill = (progressTintColor ?? tintColor)?.color ?? .accentColor
    return AnyView(
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(track)
          Capsule().fill(fill).frame(width: proxy.size.width * share)
        }
      }
      .frame(height: Self.height))
  }
}
