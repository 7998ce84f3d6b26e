import Foundation
import ViewEngine

/// UIKit's view, as far as what represents one in SwiftUI sets it up.
///
/// - Note: Approximated: of views of UIKit a clip shows colours, labels, images, blurs, spinners and
///   hosted SwiftUI; a box with the type's name stands for all others.
@MainActor @preconcurrency
open class UIView: UIResponder {
  public var frame: CGRect
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  public var center: CGPoint = .zero
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var isOpaque = true
  public var clipsToBounds = false
  public var isUserInteractionEnabled = true
  public var translatesAutoresizingMaskIntoConstraints = true
  public var tag = 0
  public var accessibilityIdentifier: String?
  /// What the view's layer is of.
  open class var layerClass: AnyClass { CALayer.self }
  public private(set) lazy var layer: CALayer =
    (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public var window: UIWindow? { nil }
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Takes the focus from the field that has it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { FirstResponder.resign() }

  /// SwiftUI that stands in the view.
  var hosted: AnyView?

  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.superview = self
    subviews.insert(view, at: min(max(0, index), subviews.count))
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
  }

  open func layoutSubviews() {}
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func setNeedsDisplay() {}

  /// What a clip shows of the view.
  var shown: AnyView {
    if let hosted { return hosted }
    let isPlain = type(of: self) == UIView.self || layer.isShown
    if backgroundColor != nil || !subviews.isEmpty || isPlain {
      return AnyView(UIViewBody(view: self))
    }
    return AnyView(LabeledPlaceholder("\(type(of: self))"))
  }
}

/// A plain view of UIKit: its colour, its rounded corners, its layers, and its subviews in front.
private struct UIViewBody: View {
  let view: UIView

  var body: some View {
    ZStack {
      view.backgroundColor?.color ?? .clear
      if view.layer.isShown { LayerBody(layer: view.layer, isOfView: true) }
      ForEach(0..<view.subviews.count, id: \.self) { view.subviews[$0].shown }
    }
    .clipShape(.rect(cornerRadius: view.layer.cornerRadius))
    .fadedAsOne(view.isHidden ? 0 : view.alpha)
  }
}
