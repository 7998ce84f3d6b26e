import Foundation
import Geometry
import ViewEngine

/// UIKit's view whose content is moved by a finger. Of its appearance `bounces` is heeded.
///
/// - Note: Approximated: it moves as SwiftUI's `ScrollView`. Content that has neither a `contentSize` nor frames larger
///   than the view does not scroll.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  open override class func appearance() -> UIScrollView {
    UIAppearances.proxy(UIScrollView.self) { UIScrollView() }
  }

  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How fast it comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether more than its own movement has a say in where its content comes to rest.
  var choosesTarget: Bool { delegate != nil }

  /// Where that is, before its delegate is asked.
  func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { changed() } } }
  public var contentInset = UIEdgeInsets.zero { didSet { changed() } }
  /// What is kept free around the content, by whomever.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  public weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { changed() } }
  }
  public var isPagingEnabled = false { didSet { changed() } }
  public var isScrollEnabled = true { didSet { changed() } }
  public var alwaysBounceVertical = false { didSet { changed() } }
  public var alwaysBounceHorizontal = false { didSet { changed() } }
  public var showsVerticalScrollIndicator = true { didSet { changed() } }
  public var showsHorizontalScrollIndicator = true { didSet { changed() } }
  public var minimumZoomScale: CGFloat = 1
  public var maximumZoomScale: CGFloat = 1
  /// How much larger than it is the view is shown that the delegate names.
  open var zoomScale: CGFloat = 1 { didSet { if zoomScale != oldValue { changed() } } }
  /// Whether content can be pulled over its edges.
  public var bounces = true {
    didSet {
      changed()
      guard UIAppearances.asked(of: UIScrollView.self) === self else { return }
      ScrollPulling.current?.isAllowed = bounces
    }
  }
  /// - Note: Accepted: no effect in a clip.
  public var bouncesZoom = true
  /// - Note: Accepted: no effect in a clip.
  public var isDirectionalLockEnabled = false
  /// - Note: Accepted: no effect in a clip.
  public var decelerationRate = DecelerationRate.normal
  /// - Note: Accepted: no effect in a clip.
  public var indicatorStyle = IndicatorStyle.default
  /// - Note: Accepted: no effect in a clip.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the content keeps clear of bars that lie over the view.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { changed() } }
  }
  public internal(set) var isDragging = false
  public internal(set) var isDecelerating = false
  public var isTracking: Bool { isDragging }
  /// - Note: Accepted: it is told nothing; the delegate is.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  /// Where the content is, and who moves it once it is shown.
  private var offset = CGPoint.zero
  var mover: ((CGPoint, Bool) -> Void)?
  /// How large what is clear of bars is, as it was laid out last; nil where none lie over it.
  var clearSize: CGSize?
  /// How large the content is by the constraints in it; 0 where they do not say.
  var solvedSize = CGSize.zero

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How far the content has been moved up and to the left, in points.
  open var contentOffset: CGPoint {
    get { offset }
    set { setContentOffset(newValue, animated: false) }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != offset else { return }
    if let mover { return mover(contentOffset, animated) }
    moved(to: contentOffset)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func start(_ now: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low < now ? low : high > now + length ? high - length : now
    }
    setContentOffset(
      CGPoint(
        x: start(offset.x, frame.width, rect.minX, rect.maxX),
        y: start(offset.y, frame.height, rect.minY, rect.maxY)), animated: animated)
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(minimumZoomScale, maximumZoomScale), max(minimumZoomScale, scale))
    delegate?.scrollViewDidZoom(self)
  }

  /// What constraints of its content are made to.
  public var contentLayoutGuide: UILayoutGuide {
    UILayoutGuide(of: self, insets: .zero, isOfContent: true)
  }
  public var frameLayoutGuide: UILayoutGuide {
    UILayoutGuide(of: self, insets: .zero, isOfContent: false)
  }

  /// The content has been moved, by whomever.
  func moved(to point: CGPoint) {
    guard point != offset else { return }
    offset = point
    delegate?.scrollViewDidScroll(self)
  }

  /// Puts in place what it makes itself of what it shows, before that is read.
  func arrangeContent(in size: CGSize) {}

  override var stagedSubviews: [UIView] { [] }
  override var ownContent: AnyView? {
    AnyView(UIScrollViewBody(view: self).modifier(ClearOfBarsModifier(view: self)))
  }

  /// Whether its content begins and ends clear of what lies over a view this large: where it moves up and down, unless
  /// it has been told otherwise.
  func keepsClear(in size: CGSize) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes:
      // What has become lower by that goes on so: it would be laid out one way and the other for ever.
      alwaysBounceVertical || clearSize != nil || movesDown(in: size)
    }
  }

  /// Whether its content is higher than a view this large, before it is zoomed.
  func movesDown(in size: CGSize) -> Bool {
    max(contentSize.height, solvedSize.height) > size.height + 0.5
  }
}

/// Who is told how a scroll view is moved.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// - Parameter targetContentOffset: Where it will come to rest; another one is gone to instead.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
