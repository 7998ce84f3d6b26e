import Foundation
import Geometry
import ViewEngine

/// UIKit's view, as far as what represents one in SwiftUI sets it up.
///
/// - Note: Approximated: a view without a size or constraints of its own fills the one that it is in. Of views that
///   a clip cannot show, a box with the type's name is seen.
@MainActor @preconcurrency
open class UIView: _UIViewBase {
  open var frame: CGRect {
    didSet {
      if frame == oldValue { return }
      if isInWindow { held.note(oldValue) }
      changed()
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  private var boundsOrigin = CGPoint.zero { didSet { changed() } }
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var backgroundColor: UIColor? { didSet { changed() } }
  public var tintColor: UIColor? { didSet { changed() } }
  public var alpha: CGFloat = 1 { didSet { changed() } }
  open var isHidden = false { didSet { changed() } }
  public var transform = CGAffineTransform.identity { didSet { changed() } }
  public var isOpaque = true
  public var clipsToBounds = false { didSet { changed() } }
  open var isUserInteractionEnabled = true { didSet { changed() } }
  public var translatesAutoresizingMaskIntoConstraints = true
  public var autoresizingMask: AutoresizingMask = []
  public var tag = 0
  public var accessibilityIdentifier: String?
  public var accessibilityLabel: String?
  public var isAccessibilityElement = false
  public var contentMode = ContentMode.scaleToFill { didSet { changed() } }
  /// What the view's layer is of.
  open class var layerClass: AnyClass { CALayer.self }
  /// A view of one kind of layer says so: `override var layer: CAGradientLayer { super.layer as! CAGradientLayer }`.
  open var layer: CALayer { ownLayer }
  private lazy var ownLayer: CALayer = makeLayer()
  public internal(set) var subviews: [UIView] = [] { didSet { changed() } }
  /// Where it lies among views of UIKit.
  weak var holder: UIView?
  /// What is around it where it lies among SwiftUI's.
  var surroundings: (() -> UIView?)?
  public var superview: UIView? { holder ?? surroundings?() }
  open override var next: UIResponder? { controller ?? superview }
  weak var controller: UIViewController?
  lazy var ownTouches = ViewTouches(self)
  public var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { listen(through: gestureRecognizers ?? [], insteadOf: oldValue ?? []) }
  }
  var isInWindow = false
  /// What bars and the screen lie over of it, where it is a page of UIKit's controllers.
  var pageInsets = UIEdgeInsets.zero
  open var safeAreaInsets: UIEdgeInsets { insets(at: frame) }
  /// Where it is beneath bars, and the part of that it is drawn in.
  var drawn: (whole: CGRect, part: CGRect)?

  /// Takes the focus from the field that has it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { FirstResponder.resign() }

  /// Radians that it was turned when it was last shown.
  var shownAngle: CGFloat = 0
  var flip = ViewFlip() { didSet { changed() } }
  var dissolve = ViewDissolve() { didSet { changed() } }
  /// SwiftUI that stands in the view.
  var hosted: AnyView? { didSet { changed() } }
  let changes = ChangeCount()
  var held = HeldFrame()
  var ownConstraints: [NSLayoutConstraint] = []
  /// How much it minds being larger or smaller than its content, along each axis.
  var hugging: [Axis: UILayoutPriority] = [:]
  var resistance: [Axis: UILayoutPriority] = [:]

  /// It is also what `super.init()` of a demo's view is, as a controller's.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init(_view: ())
  }

  @_disfavoredOverload public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init(_view: ())
  }

  private func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    layer.view = self
    return layer
  }

  // MARK: For all of a kind

  /// Where an app says how all views of the kind are; each kind tells what of it is heeded.
  open class func appearance() -> UIView { UIAppearances.proxy(UIView.self) { UIView() } }

  /// - Note: Accepted: no effect in a clip.
  open class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIView {
    UIView()
  }

  // MARK: For subclasses

  open func layoutSubviews() {}
  open func updateConstraints() {}
  /// Draws with UIKit's and Quartz's names, whenever the view is drawn.
  open func draw(_ rect: CGRect) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func tintColorDidChange() {}
  open var intrinsicContentSize: CGSize {
    // What lies on nothing is asked by who wants a picture of it; elsewhere its place says how large it is.
    if holder == nil, let ideal = hosted?.idealSize() { return ideal }
    return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// - Note: Accepted: fingers find their views without asking it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    foremost(at: point, with: event)
  }

  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  public func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  public func setNeedsLayout() { changed() }
  public func layoutIfNeeded() { layOut(in: frame.size) }
  public func setNeedsDisplay() { changed() }
  public func setNeedsDisplay(_ rect: CGRect) { changed() }
  public func invalidateIntrinsicContentSize() { changed() }
  public func setNeedsUpdateConstraints() { changed() }

  /// How large it is by its content and its constraints, where nobody says more; 0 for what has no size of its own.
  func fittingSize(width: CGFloat? = nil) -> CGSize {
    let own = intrinsicContentSize
    var size = CGSize(width: max(0, own.width), height: max(0, own.height))
    if own.width < 0, own.height < 0, !translatesAutoresizingMaskIntoConstraints || !frame.isEmpty {
      size = frame.size
    }
    for constraint in ownConstraints where constraint.isActive && constraint.second == nil {
      if constraint.first.attribute == .width { size.width = constraint.constant }
      if constraint.first.attribute == .height { size.height = constraint.constant }
    }
    return size
  }

  /// What the view shows of itself, in front of its background; nil where that is nothing.
  var ownContent: AnyView? { nil }

  /// Whether constraints in it have nothing to do with those around it.
  var standsAlone: Bool { false }

  /// Whether its recognisers hear of fingers wherever they are (``WindowListeners``).
  var hearsOfAll: Bool { false }

  /// Those that lie on it as they are.
  var stagedSubviews: [UIView] { subviews }

  /// Something of it is to be seen otherwise.
  func changed() { changes.add() }

  /// What a clip shows of the view.
  var shown: AnyView { AnyView(UIViewBody(view: self)) }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}
