import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Gives the view a fixed width or height, or both.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Leaves the view as it is.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { self }

  /// Gives the view a range of sizes.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        width: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }
}

struct FixedFrameModifier: WrapperModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func makeItem(_ child: Item, node: Node) -> FrameItem {
    FrameItem(child, node: node)
  }

  func update(_ item: FrameItem, transaction: Transaction) {
    for (name, length) in [("width", width), ("height", height)] {
      if let length, !(length.isReachable && length >= 0) {
        item.graph.warn(
          "frame(\(name): \(length)) is not a size and was ignored; use 0 or more.")
      }
    }
    func valid(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isReachable && $0 >= 0 ? $0 : nil }
    }
    item.width = FlexibleLength(fixed: valid(width))
    item.height = FlexibleLength(fixed: valid(height))
    item.alignment = alignment
  }
}

struct FlexibleFrameModifier: WrapperModifier {
  let width: FlexibleLength
  let height: FlexibleLength
  let alignment: Alignment

  func makeItem(_ child: Item, node: Node) -> FrameItem {
    FrameItem(child, node: node)
  }

  func update(_ item: FrameItem, transaction: Transaction) {
    item.width = width.reachable(in: item.graph, "Width")
    item.height = height.reachable(in: item.graph, "Height")
    item.alignment = alignment
  }
}

/// One dimension of a frame (rules `fixed-frame`, `flexible-frame`).
struct FlexibleLength {
  var fixed: CGFloat?
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  init(fixed: CGFloat? = nil) {
    self.fixed = fixed
  }

  /// A minimum is at least 0, an ideal length at least the minimum, a maximum at least the ideal.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    self.minimum = minimum.map { max(0, $0) }
    self.ideal = ideal.map { max($0, self.minimum ?? 0) }
    self.maximum = maximum.map { max($0, self.ideal ?? self.minimum ?? 0) }
  }

  /// Only a maximum may be infinite.
  @MainActor
  func reachable(in graph: ViewGraph, _ side: String) -> FlexibleLength {
    func valid(_ length: CGFloat?, _ name: String) -> CGFloat? {
      guard let length, !length.isReachable else { return length }
      return graph.reachable(length, or: -1, "frame(\(name)\(side):)") < 0 ? nil : length
    }
    var result = self
    result.minimum = valid(minimum, "min")
    result.ideal = valid(ideal, "ideal")
    if maximum != .infinity { result.maximum = valid(maximum, "max") }
    return result
  }

  func inner(_ proposal: CGFloat?) -> CGFloat? {
    if let fixed { return fixed }
    guard let length = proposal ?? ideal else { return nil }
    return clamp(length)
  }

  func outer(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    if let fixed { return fixed }
    guard let proposal else { return ideal ?? clamp(child) }
    switch (minimum, maximum) {
    case (_?, _?): return clamp(proposal)
    case (nil, let maximum?): return min(max(proposal, child), maximum)
    case (let minimum?, nil): return max(min(proposal, child), minimum)
    case (nil, nil): return child
    }
  }

  private func clamp(_ length: CGFloat) -> CGFloat {
    min(max(length, minimum ?? 0), maximum ?? .infinity)
  }
}

class FrameItem: WrapperItem {
  var width = FlexibleLength()
  var height = FlexibleLength()
  var alignment = Alignment.center

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
