import Foundation
import Geometry
import ViewEngine

extension UIView {
  /// Takes a size and puts in their places what is in it: by constraints, by how they stretch, and then as the view itself says.
  func layOut(in size: CGSize) {
    ChangeCount.quietly {
      let old = frame.size
      frame.size = size
      layer.bounds.size = size
      controller?.viewWillLayoutSubviews()
      updateConstraints()
      for view in subviews { view.stretch(from: old, to: size) }
      arrangeSubviews()
      // The outermost view has placed all that is in it; a stack view decides about what it arranges.
      if holder == nil || holder is UIStackView || standsAlone {
        ConstraintSolver(root: self).solve()
      }
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  /// Puts the subviews of what arranges them itself.
  private func arrangeSubviews() { (self as? UIStackView)?.arrange() }

  private func stretch(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, old != new else { return }
    if autoresizingMask.contains(.flexibleWidth) {
      frame.size.width = max(0, frame.width + new.width - old.width)
    } else if autoresizingMask.contains(.flexibleLeftMargin) {
      let both = autoresizingMask.contains(.flexibleRightMargin)
      frame.origin.x += (new.width - old.width) / (both ? 2 : 1)
    }
    if autoresizingMask.contains(.flexibleHeight) {
      frame.size.height = max(0, frame.height + new.height - old.height)
    } else if autoresizingMask.contains(.flexibleTopMargin) {
      let both = autoresizingMask.contains(.flexibleBottomMargin)
      frame.origin.y += (new.height - old.height) / (both ? 2 : 1)
    }
  }

  /// Whether somebody has said where it is.
  var isPlaced: Bool { frame.width > 0 || frame.height > 0 || isConstrained }
  var isConstrained: Bool { !translatesAutoresizingMaskIntoConstraints }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis == .horizontal ? .horizontal : .vertical] = priority
    changed()
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis == .horizontal ? .horizontal : .vertical] = priority
    changed()
  }
}
