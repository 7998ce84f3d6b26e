import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Whether a view fills its space or stays inside it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

extension View {
  /// Keeps the view's proportions; nil takes those of its ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}

struct AspectRatioModifier: WrapperModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  func makeItem(_ child: Item, node: Node) -> AspectRatioItem { AspectRatioItem(child, node: node) }

  func update(_ item: AspectRatioItem, transaction: Transaction) {
    item.ratio = ratio
    item.mode = mode
  }
}

final class AspectRatioItem: WrapperItem {
  var ratio: CGFloat?
  var mode = ContentMode.fit

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = mode == .fit ? width / ratio <= height : width / ratio >= height
      return byWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: inner(proposal))
  }

  override func layout() {
    child.superitem = self
    child.place(at: frame.origin, proposal: inner(proposal))
  }
}
