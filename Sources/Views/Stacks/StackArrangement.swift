import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Children in a row or a column (rules `stack-shares-space`, `stack-aligns-by-guides`,
/// `stack-offers-its-own-across`).
struct StackArrangement: Arrangement {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?
  var pinned: PinnedScrollableViews = []
  /// Takes all that it is offered across (rule `lazy-stack-fills-across`).
  var fillsAcross = false

  static func vertical(alignment: HorizontalAlignment, spacing: CGFloat?) -> StackArrangement {
    StackArrangement(
      axis: .vertical, alignment: alignment.key, spacing: ViewGraph.asked(spacing, "spacing"))
  }

  static func horizontal(alignment: VerticalAlignment, spacing: CGFloat?) -> StackArrangement {
    StackArrangement(
      axis: .horizontal, alignment: alignment.key, spacing: ViewGraph.asked(spacing, "spacing"))
  }

  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    solve(proposal, subviews).size
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    let proposal = placing(proposal, in: bounds.size)
    let question = Question(
      axis: axis, alignment: alignment, spacing: spacing, fillsAcross: fillsAcross,
      proposal: proposal)
    let solution = subviews.reckonedOnce(for: question) { solve(proposal, subviews) }
    let starts = starts(of: solution, subviews, in: bounds)
    for (index, child) in solution.children.enumerated() {
      let (along, across) = (starts[index], child.cross - solution.crossStart)
      let origin =
        axis == .vertical
        ? CGPoint(x: bounds.minX + across, y: bounds.minY + along)
        : CGPoint(x: bounds.minX + along, y: bounds.minY + across)
      subviews[index].place(at: origin, proposal: child.proposal)
    }
  }

  var stackAxis: Axis? { axis }

  /// What is pinned stands before what scrolls away below it.
  func isInFront(_ traits: Traits) -> Bool { pinned.contains(traits.sectionMark?.part) }

  func explicitGuides(in size: CGSize, subviews: LayoutSubviews) -> Guides {
    let solution = solve(ProposedViewSize(size), subviews)
    var guides: Guides = [:]
    for (index, child) in solution.children.enumerated() {
      subviews[index].dimensions(in: child.proposal).explicit.forEach { key, value in
        let across = child.cross - solution.crossStart
        let offset = (key.axis == axis) ? child.start : across
        // Like the first line of the first text and the last line of the last one.
        if key == VerticalAlignment.lastTextBaseline.key || guides[key] == nil {
          guides[key] = value + offset
        }
      }
    }
    return guides
  }

  // MARK: Solving

  private struct Child {
    var proposal = ProposedViewSize.unspecified
    var length: CGFloat = 0
    var start: CGFloat = 0
    /// Where the child begins across the stack, with the alignment guide at 0.
    var cross: CGFloat = 0
  }

  private struct Solution {
    var children: [Child]
    var length: CGFloat = 0
    var crossStart: CGFloat = 0
    var size = CGSize.zero
  }

  private func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Solution {
    guard !subviews.isEmpty else { return Solution(children: []) }
    let spacings = spacings(of: subviews)
    let gaps = gaps(between: spacings)
    let total = axis == .vertical ? proposal.height : proposal.width
    let crossProposal = axis == .vertical ? proposal.width : proposal.height
    let available = total.map { max(0, $0 - gaps.reduce(0, +)) }
    let lengths = shares(of: available, cross: crossProposal, subviews)

    var solution = Solution(children: [])
    var across = GuidedExtent()
    var unmadeLengths = UnmadeLengths()
    for (index, subview) in subviews.enumerated() {
      var child = Child()
      child.proposal =
        unmade(subview, asking: spacings[index], after: solution.children, &unmadeLengths)
        ?? proposed(lengths[index], cross: crossProposal)
      let dimensions = subview.dimensions(in: child.proposal)
      child.length = axis == .vertical ? dimensions.height : dimensions.width
      let crossLength = axis == .vertical ? dimensions.width : dimensions.height
      child.cross = -dimensions[alignment]
      if index > 0 { solution.length += gaps[index - 1] }
      child.start = solution.length
      solution.length += child.length
      across.add(length: crossLength, guide: -child.cross)
      solution.children.append(child)
    }
    solution.crossStart = across.start
    var crossLength = across.length
    if fillsAcross, let offered = crossProposal, offered.isFinite, offered > crossLength {
      // The children's guides stand where that of the whole stack does.
      let whole = ViewDimensions(
        width: axis == .vertical ? offered : solution.length,
        height: axis == .vertical ? solution.length : offered)
      solution.crossStart = -whole[alignment]
      crossLength = offered
    }
    solution.size =
      axis == .vertical
      ? CGSize(width: crossLength, height: solution.length)
      : CGSize(width: solution.length, height: crossLength)
    return solution
  }

  private func proposed(_ length: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross, height: length)
      : ProposedViewSize(width: length, height: cross)
  }

  private func length(_ subview: LayoutSubview, _ length: CGFloat?, cross: CGFloat?) -> CGFloat {
    let size = subview.sizeThatFits(proposed(length, cross: cross))
    return axis == .vertical ? size.height : size.width
  }

  /// What each child is proposed along the stack: the least flexible first, each an equal share
  /// of what is left in its priority group, with the minimum of lower priorities held back.
  private func shares(of available: CGFloat?, cross: CGFloat?, _ subviews: LayoutSubviews)
    -> [CGFloat?]
  {
    guard var remaining = available else { return Array(repeating: nil, count: subviews.count) }
    struct Range {
      let index: Int
      let priority: Double
      let minimum: CGFloat
      let flexibility: CGFloat
    }
    let ranges = subviews.enumerated().map { index, subview in
      let minimum = length(subview, 0, cross: cross)
      let maximum = length(subview, .infinity, cross: cross)
      return Range(
        index: index, priority: subview.spacing.isSpacer ? -.infinity : subview.priority,
        minimum: minimum, flexibility: maximum - minimum)
    }
    let order = ranges.sorted { a, b in
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity && a.minimum != b.minimum { return a.minimum > b.minimum }
      return a.index < b.index
    }
    var shares = [CGFloat?](repeating: 0, count: subviews.count)
    var heldBack = ranges.reduce(0) { $0 + $1.minimum }
    var position = 0
    while position < order.count {
      let group = order[position...].prefix { $0.priority == order[position].priority }
      heldBack -= group.reduce(0) { $0 + $1.minimum }
      for (done, range) in group.enumerated() {
        let share = max(0, (remaining - heldBack) / CGFloat(group.count - done))
        shares[range.index] = share
        remaining -= length(subviews[range.index], share, cross: cross)
      }
      position += group.count
    }
    return shares
  }
}

extension StackArrangement {
  /// What a solution depends on beside the views.
  private struct Question: Equatable {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?
    let fillsAcross: Bool
    let proposal: ProposedViewSize
  }

  private func starts(of solution: Solution, _ subviews: LayoutSubviews, in bounds: CGRect)
    -> [CGFloat]
  {
    guard !pinned.isEmpty, let sight = subviews.first?.sight(in: bounds, along: axis) else {
      return solution.children.map(\.start)
    }
    return pinned.starts(
      of: solution.children.map { $0.start...$0.start + $0.length },
      marks: subviews.map(\.traits.sectionMark), in: sight)
  }

  /// Where nothing was proposed across, children are as wide as the widest of them lets them: a line below
  /// a text in a row that scrolls.
  fileprivate func placing(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: proposal.height ?? size.height)
  }

  /// What each asks for; what is not made, the same as what stands before it.
  fileprivate func spacings(of subviews: LayoutSubviews) -> [ViewSpacing] {
    var spacings: [ViewSpacing] = []
    spacings.reserveCapacity(subviews.count)
    for subview in subviews {
      let isMade = subview.traits.unmade == nil
      spacings.append(isMade ? subview.spacing : spacings.last ?? subview.spacing)
    }
    return spacings
  }

  /// How long what is not made is told to be; nil for what is made.
  private func unmade(
    _ subview: LayoutSubview, asking spacing: ViewSpacing, after children: [Child],
    _ lengths: inout UnmadeLengths
  ) -> ProposedViewSize? {
    guard let unmade = subview.traits.unmade else { return nil }
    let length = lengths.length(
      of: unmade, before: children.lazy.map(\.length),
      period: Int(unmade.viewsPerElement.rounded()))
    let gap = gaps(between: [spacing, spacing])[0]
    unmade.steps = UnmadeItem.Steps(count: unmade.viewCount, length: length, gap: gap)
    return proposed(unmade.steps.whole, cross: 0)
  }

  fileprivate func gaps(between spacings: [ViewSpacing]) -> [CGFloat] {
    zip(spacings, spacings.dropFirst()).map { a, b in
      // A spacer brings its own distance.
      if a.isSpacer || b.isSpacer { return 0 }
      return spacing ?? a.distance(to: b, along: axis)
    }
  }
}
