import Foundation
import Geometry
import ViewEngine

/// The dots below pages. Of its appearance both colours, what is behind the dots and whether it is hidden are heeded.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  open override class func appearance() -> UIPageControl {
    UIAppearances.proxy(UIPageControl.self) { UIPageControl() }
  }

  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }

  public var numberOfPages = 0 { didSet { changed() } }
  public var currentPage = 0 { didSet { changed() } }
  public var hidesForSinglePage = false { didSet { changed() } }
  /// Prominent puts a field behind the dots, of all pages too.
  public var backgroundStyle = BackgroundStyle.automatic { didSet { changed() } }
  public var interactionState: InteractionState { .none }
  /// - Note: Accepted: no effect in a clip, in which a tap goes on or back.
  public var allowsContinuousInteraction = true
  /// - Note: Accepted: no effect in a clip, whose pages have dots.
  public var preferredIndicatorImage: UIImage?
  public var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }
  public var pageIndicatorTintColor: UIColor? { didSet { changed() } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Source: measures of UIKit's own, by eye: dots of 7 points, 9 apart.
  override var ownContent: AnyView? {
    let (count, current) = (numberOfPages, currentPage)
    guard count > 1 || !hidesForSinglePage else { return AnyView(Color.clear) }
    let on = currentPageIndicatorTintColor?.color ?? .white
    let off = pageIndicatorTintColor?.color ?? .white.opacity(0.3)
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<max(0, count), id: \.self) { index in
          Circle().fill(index == current ? on : off).frame(width: 7, height: 7)
        }
      }
      .padding(.vertical, 9)
      .background {
        if backgroundStyle == .prominent {
          Capsule().fill(Color(.tertiarySystemFill)).padding(.horizontal, -12)
        }
      }
      .contentShape(Rectangle())
      .gesture(SpatialTapGesture().onEnded { self.go(to: $0.location.x) }))
  }

  /// A tap on either half goes a page on or back.
  private func go(to x: CGFloat) {
    let width = CGFloat(numberOfPages) * 16 - 9
    let page = max(0, min(numberOfPages - 1, currentPage + (x < width / 2 ? -1 : 1)))
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}
