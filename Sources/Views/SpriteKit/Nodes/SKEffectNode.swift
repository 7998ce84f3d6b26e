import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A node whose nodes are drawn as one picture, which a filter of Core Image's may change.
///
/// - Note: Approximated: of the filters those that blur, and those that know only a pixel's own colour; a picture is as large as
///   what is drawn, wherever its middle is.
@MainActor @preconcurrency
open class SKEffectNode: SKNode {
  open var filter: CIFilter?
  /// Whether all of that is done; otherwise its nodes are drawn as any are.
  open var shouldEnableEffects = true
  open var blendMode = SKBlendMode.alpha
  /// Kept for source compatibility: what is drawn is kept as long as it is the same in any case.
  open var shouldRasterize = false
  /// Kept for source compatibility.
  open var shouldCenterFilter = true

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override var isLayer: Bool { shouldEnableEffects }

  override func prepare(_ context: inout GraphicsContext, scale: CGFloat) {
    context.blendMode = blendMode.mode
    guard let filter else { return }
    guard let look = CIFilterKind(rawValue: filter.name)?.look(of: filter, scale: scale) else {
      // Only now: a scene may be made before there is anything that plays it.
      ViewGraph.current?.warn("SKEffectNode: nothing comes of the filter '\(filter.name)'.")
      return
    }
    context.addFilter(look)
  }

  override func twin() -> SKNode {
    let twin = SKEffectNode()
    (twin.filter, twin.shouldEnableEffects) = (filter, shouldEnableEffects)
    twin.blendMode = blendMode
    return twin
  }
}

extension CIFilterKind {
  /// The same as a canvas has it; nil where that has none.
  ///
  /// - Parameter scale: How large a point of the filter's is.
  fileprivate func look(of filter: CIFilter, scale: CGFloat) -> GraphicsContext.Filter? {
    let radius = CGFloat(filter.number(kCIInputRadiusKey)) * scale
    switch self {
    case .gaussianBlur: return .blur(radius: radius)
    // Of the same spread as what is even over a square, or over a disc.
    case .boxBlur: return .blur(radius: radius / 3.squareRoot())
    case .discBlur: return .blur(radius: radius / 2)
    default: return matrix(of: filter).map { GraphicsContext.Filter(kind: .matrix($0)) }
    }
  }
}
