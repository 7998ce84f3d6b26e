import Foundation
import ViewEngine

/// A blur over what is behind, as a view of UIKit.
///
/// A demo that takes filters of its backdrop's layer away, the first one in its own, sees the blur alone, or nothing.
///
/// - Note: Approximated: drawn as SwiftUI's material of the same name.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect? { didSet { changed() } }
  public let contentView: UIView

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    let content = EffectContent()
    contentView = content
    super.init(frame: .zero)
    content.around = self
  }

  public required init?(coder: NSCoder) { nil }

  open override class var layerClass: AnyClass { EffectLayer.self }

  override var ownContent: AnyView? {
    let glass = glass
    guard contentView.backgroundColor != nil || !contentView.subviews.isEmpty else { return glass }
    return AnyView(
      ZStack {
        glass; contentView.shown
      })
  }

  private var glass: AnyView {
    guard let effect = effect as? UIBlurEffect else { return AnyView(Color.clear) }
    let filters = (layer as? EffectLayer)?.backdrop.filterNames ?? EffectLayer.allFilters
    guard filters.contains(EffectLayer.blur) else { return AnyView(Color.clear) }
    let material = effect.style.material
    let isWhole = filters == EffectLayer.allFilters
    let style = isWhole ? AnyShapeStyle(material) : AnyShapeStyle(material.blurAlone)
    let glass = AnyView(Rectangle().fill(style))
    guard let scheme = effect.style.colorScheme else { return glass }
    return AnyView(glass.environment(\.colorScheme, scheme))
  }
}

/// Has the layer of what is behind in front of all others, as those who take its filters away expect.
private final class EffectLayer: CALayer, @unchecked Sendable {
  static let blur = "gaussianBlur"
  static let allFilters = [blur, "colorSaturate"]

  let backdrop = BackdropLayer()

  required init() {
    super.init()
    backdrop.around = self
  }

  required init?(coder: NSCoder) { nil }

  override var sublayers: [CALayer]? {
    get { [backdrop] + inner }
    set { super.sublayers = newValue?.filter { $0 !== backdrop } }
  }

  /// It shows no more than any layer.
  override var isShown: Bool { !inner.isEmpty || contents != nil }
}

private final class BackdropLayer: CALayer, @unchecked Sendable {
  weak var around: EffectLayer?

  required init() {
    super.init()
    filters = EffectLayer.allFilters
  }

  required init?(coder: NSCoder) { nil }

  var filterNames: [String] { (filters ?? []).map { String(describing: $0) } }

  override func changed() {
    super.changed()
    around?.changed()
  }
}

/// The view around it is drawn anew when something comes into it.
private final class EffectContent: UIView {
  weak var around: UIVisualEffectView?

  override func changed() {
    super.changed()
    around?.changed()
  }
}
