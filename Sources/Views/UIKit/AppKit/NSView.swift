import Foundation
import ViewEngine

/// AppKit's view, which a clip shows as it does UIKit's.
///
/// - Note: Approximated: `y` runs down, as in a flipped view, and the view always has a layer, so that none
///   has to be unwrapped.
@MainActor @preconcurrency
open class NSView: UIView {
  /// - Note: Accepted: every view has a layer.
  public var wantsLayer = true
  open var isFlipped: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The clip's, of a view that it shows.
  public var window: NSWindow? { isInWindow ? .main : nil }

  open func layout() {}
  open override func layoutSubviews() { layout() }
}
