import Foundation
import Geometry
import ViewEngine

/// Core Animation's layer: the look of a view of UIKit, and layers within it.
///
/// - Note: Approximated: layers lie in one plane, each flattened before those around it; filters are not drawn.
open class CALayer: NSObject, @unchecked Sendable {
  // MARK: Place

  public var position = CGPoint.zero { didSet { changed("position", oldValue, position) } }
  public var bounds = CGRect.zero { didSet { changed("bounds", oldValue, bounds) } }
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }
  public var zPosition: CGFloat = 0 { didSet { changed() } }
  public var transform = CATransform3DIdentity {
    didSet { changed("transform", oldValue, transform) }
  }
  public var sublayerTransform = CATransform3DIdentity { didSet { changed() } }
  /// Where it is in the layer around it, without its transform.
  public var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  // MARK: Look

  public var cornerRadius: CGFloat = 0 {
    didSet { changed("cornerRadius", oldValue, cornerRadius) }
  }
  public var cornerCurve = CALayerCornerCurve.circular { didSet { changed() } }
  public var maskedCorners = CACornerMask.all { didSet { changed() } }
  public var borderWidth: CGFloat = 0 { didSet { changed("borderWidth", oldValue, borderWidth) } }
  public var borderColor: CGColor? { didSet { changed("borderColor", oldValue, borderColor) } }
  public var backgroundColor: CGColor? {
    didSet { changed("backgroundColor", oldValue, backgroundColor) }
  }
  /// A picture, drawn as large as the layer.
  public var contents: Any? { didSet { changed() } }
  public var contentsScale: CGFloat = 1
  public var contentsGravity = CALayerContentsGravity.resize { didSet { changed() } }
  public var masksToBounds = false { didSet { changed() } }
  public var mask: CALayer? { didSet { changed() } }
  public var opacity: Float = 1 {
    didSet { changed("opacity", CGFloat(oldValue), CGFloat(opacity)) }
  }
  public var isHidden = false { didSet { changed() } }
  public var isOpaque = false
  public var allowsEdgeAntialiasing = false
  public var shouldRasterize = false
  public var rasterizationScale: CGFloat = 1
  public var needsDisplayOnBoundsChange = false
  public var shadowOpacity: Float = 0 {
    didSet { changed("shadowOpacity", CGFloat(oldValue), CGFloat(shadowOpacity)) }
  }
  public var shadowRadius: CGFloat = 3 {
    didSet { changed("shadowRadius", oldValue, shadowRadius) }
  }
  public var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { changed("shadowOffset", oldValue, shadowOffset) }
  }
  public var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { changed("shadowColor", oldValue, shadowColor) }
  }
  public var shadowPath: CGPath? { didSet { changed() } }
  /// Not drawn, but where a demo takes those of a visual effect's backdrop away.
  public var filters: [Any]? { didSet { changed() } }

  // MARK: Time

  public var name: String?
  /// In the time of ``CACurrentMediaTime()``; 0 is long ago.
  public var beginTime: CFTimeInterval = 0
  public var speed: Float = 1 { didSet { changed() } }
  public var timeOffset: CFTimeInterval = 0 { didSet { changed() } }
  var animations: [(key: String, animation: CAAnimation)] = []
  /// What is set from now on moves there, as it has been seen where it is.
  var hasBeenShown = false
  let changes = ChangeCount()
  /// What was set by key paths.
  var ownValues: [String: Any] = [:]

  // MARK: Others

  public var sublayers: [CALayer]? {
    get { inner.isEmpty ? nil : inner }
    set {
      for layer in inner { layer.superlayer = nil }
      inner = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  private(set) var inner: [CALayer] = [] { didSet { changed() } }
  public private(set) weak var superlayer: CALayer?
  /// The view that it is the layer of.
  nonisolated(unsafe) weak var view: UIView?

  public required override init() {}

  /// A layer like another one.
  public convenience init(layer: Any) {
    self.init()
    guard let layer = layer as? CALayer else { return }
    bounds = layer.bounds
    position = layer.position
    backgroundColor = layer.backgroundColor
  }

  public required init?(coder: NSCoder) {}

  // MARK: For subclasses

  open func layoutSublayers() {}
  /// Draws in the layer, when it is drawn.
  open func draw(in ctx: CGContext) {}
  public func setNeedsDisplay() { changed() }
  public func setNeedsLayout() { changed() }
  public func layoutIfNeeded() { layoutSublayers() }
  public func displayIfNeeded() {}
  public func removeFromSuperlayer() {
    superlayer?.inner.removeAll { $0 === self }
    superlayer = nil
  }

  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(inner.count)) }

  /// A layer that would lie within itself ends the demo, as it ends an app.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    if isWithin(layer) { fatalError("A layer cannot lie within itself.") }
    layer.removeFromSuperlayer()
    layer.superlayer = self
    inner.insert(layer, at: min(Int(index), inner.count))
  }

  /// A layer that is already in this one is first taken out, so that it does not count in where the other one is.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32((inner.firstIndex { $0 === sibling } ?? inner.count - 1) + 1))
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(inner.firstIndex { $0 === sibling } ?? 0))
  }

  private func isWithin(_ layer: CALayer) -> Bool {
    self === layer || superlayer?.isWithin(layer) ?? false
  }

  // MARK: For kinds of layers

  /// What is animated of it beside what all layers have.
  func ownValue(_ keyPath: String) -> Any? { nil }

  /// Takes from the look of a layer of its kind what it has beside what all layers have.
  func takeOwn(_ look: LayerLook) {}

  /// Draws what it has beside what all layers have.
  func drawSelf(_ look: LayerLook, in context: GraphicsContext, at time: CFTimeInterval) {}

  /// Draws the layers in it, the nearest last.
  func drawInner(in context: GraphicsContext, by drawing: LayerDrawing) {
    for layer in inner.enumerated().sorted(by: {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }) {
      drawing.draw(layer.element, in: context)
    }
  }

  /// The outermost layer around it has it drawn anew.
  func changed() { outermost.changes.add() }

  private var outermost: CALayer { superlayer?.outermost ?? self }

  /// Whether there is something to be seen beside what the view shows of its layer.
  var isShown: Bool { !inner.isEmpty || type(of: self) != CALayer.self || contents != nil }
}
