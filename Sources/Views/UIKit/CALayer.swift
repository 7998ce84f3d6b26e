import Foundation
import ViewEngine

/// Core Animation's layer: the look of a view of UIKit, and layers within it.
///
/// - Note: Approximated: a clip shows a layer's colour, its rounded corners and what emitters emit;
///   layers are not animated, turned or masked.
open class CALayer: NSObject, @unchecked Sendable {
  public var frame = CGRect.zero
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  public var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var backgroundColor: CGColor?
  public var masksToBounds = false
  public var opacity: Float = 1
  public var isHidden = false
  public var zPosition: CGFloat = 0
  public var name: String?
  /// In the time of ``CACurrentMediaTime()``; 0 is long ago.
  public var beginTime: CFTimeInterval = 0
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowColor: CGColor?
  public private(set) var sublayers: [CALayer]?
  public private(set) weak var superlayer: CALayer?

  public required override init() {}

  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// A layer that would lie within itself ends the demo, as it ends an app.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    if isWithin(layer) { fatalError("A layer cannot lie within itself.") }
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }

  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  private func isWithin(_ layer: CALayer) -> Bool {
    self === layer || superlayer?.isWithin(layer) ?? false
  }

  /// Whether there is something to be seen beside the view's own colour.
  var isShown: Bool { sublayers?.isEmpty == false || self is CAEmitterLayer }
}

/// What a clip shows of a layer and of those in it, in the coordinates of the view that it is of.
struct LayerBody: View {
  let layer: CALayer
  /// The view shows what it has in common with its layer.
  var isOfView = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      if !isOfView, let color = layer.backgroundColor {
        RoundedRectangle(cornerRadius: layer.cornerRadius).fill(Color(cgColor: color))
          .frame(width: layer.frame.width, height: layer.frame.height)
          .offset(x: layer.frame.minX, y: layer.frame.minY)
      }
      if let emitter = layer as? CAEmitterLayer {
        EmitterBody(emitter: emitter, origin: isOfView ? .zero : layer.frame.origin)
      }
      ForEach(Array((layer.sublayers ?? []).enumerated()), id: \.offset) { _, sublayer in
        LayerBody(layer: sublayer)
          .offset(x: isOfView ? 0 : layer.frame.minX, y: isOfView ? 0 : layer.frame.minY)
      }
    }
    // Layers are counted from the corner of the view, however little of it they cover.
    .frame(
      maxWidth: isOfView ? .infinity : nil, maxHeight: isOfView ? .infinity : nil,
      alignment: .topLeading
    )
    .opacity(layer.isHidden ? 0 : Double(layer.opacity))
    .allowsHitTesting(false)
  }
}
