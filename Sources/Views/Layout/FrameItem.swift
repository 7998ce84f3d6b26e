import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

class FrameItem: WrapperItem {
  var width = FlexibleLength()
  var height = FlexibleLength()
  var alignment = Alignment.center
  /// A length that is computed for every picture is wrong in many, which one warning tells.
  var hasWarned = false

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let width = width.fixed, let height = height.fixed {
      return CGSize(width: width, height: height)
    }
    let child = child.size(for: inner(proposal))
    return CGSize(
      width: width.outer(proposal.width, child: child.width),
      height: height.outer(proposal.height, child: child.height))
  }

  override func layout() {
    child.superitem = self
    place(child, aligned: alignment, in: frame, proposal: inner(ProposedViewSize(frame.size)))
  }

  override func explicitGuides(in size: CGSize) -> Guides {
    let dimensions = child.dimensions(for: inner(ProposedViewSize(size)))
    let origin = Item.origin(
      of: dimensions, aligned: alignment, in: CGRect(origin: .zero, size: size))
    return dimensions.explicit.shifted(by: origin)
  }
}
