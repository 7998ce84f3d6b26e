import Foundation
import Geometry

/// Finds the frames of all views in one by their constraints.
///
/// Each constraint is an equation of the views' edges and lengths. They are taken by their priority; one that says
/// nothing new, or contradicts those before it, is left out. What is less or greater is an equation only where it does
/// not hold by itself. At last views take the sizes of their contents.
///
/// Of a scroll view, edges are those of what it scrolls, whose size is found with the others, and lengths are its
/// own, as UIKit has it. What is in a scroll view has nothing to do with what that is in.
@MainActor
struct ConstraintSolver {
  let root: UIView
  /// Whether the outermost view is as high as what is in it makes it.
  var isOpenBelow = false
  /// The size of a view in a width or a height, where somebody knows better than the view.
  var measured: (UIView, _ width: CGFloat?, _ height: CGFloat?) -> CGSize? = { _, _, _ in nil }

  /// - Returns: How large what the outermost view scrolls is, or how high it is itself where that is open; 0 where
  ///   constraints do not say.
  @discardableResult
  func solve() -> CGSize {
    let views = descendants(of: root)
    let numbers = Dictionary(
      uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($0.element), $0.offset) })
    func isInside(_ end: NSLayoutConstraint.End) -> Bool {
      end.view === root || numbers[ObjectIdentifier(end.view)] != nil
    }
    let constraints = (views.flatMap(\.ownConstraints) + root.ownConstraints).filter {
      isInside($0.first) && $0.second.map { isInside($0) || isKnown($0) } ?? true
    }
    guard !constraints.isEmpty else { return .zero }
    var content = CGSize.zero
    // Once more across, as widths may go by heights.
    for axis in [Axis.horizontal, .vertical, .horizontal] {
      let length = solve(
        views, constraints.filter { $0.first.attribute.axis == axis }, numbers, along: axis)
      if axis == .horizontal { content.width = length } else { content.height = length }
    }
    return content
  }

  /// Whether it is a length of something around a scroll view, which has been laid out before.
  private func isKnown(_ end: NSLayoutConstraint.End) -> Bool {
    root is UIScrollView && root.isDescendant(of: end.view)
      && [.width, .height].contains(end.attribute)
  }

  private func descendants(of view: UIView) -> [UIView] {
    view.subviews.flatMap {
      [$0] + ($0 is UIScrollView || $0.standsAlone ? [] : descendants(of: $0))
    }
  }

  private func solve(
    _ views: [UIView], _ constraints: [NSLayoutConstraint], _ numbers: [ObjectIdentifier: Int],
    along axis: Axis
  ) -> CGFloat {
    let terms = ConstraintTerms(
      root: root, numbers: numbers, axis: axis, isOpen: isOpenBelow && axis == .vertical)
    let sorted = constraints.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
    // What does not hold by itself has to, the most important first.
    var held: Set<ObjectIdentifier> = []
    var values: [CGFloat] = []
    for _ in 0...constraints.count {
      var equations = EquationSystem(unknowns: terms.contentNumber + 1)
      for (index, view) in views.enumerated() where !view.isConstrained && view.isFixed {
        equations.add([2 * index: 1], axis == .horizontal ? view.frame.minX : view.frame.minY)
        equations.add(
          [2 * index + 1: 1], axis == .horizontal ? view.frame.width : view.frame.height)
      }
      let sizes = contentSizes(views, along: axis)
      func add(_ priorities: (UILayoutPriority) -> Bool) {
        for constraint in sorted where priorities(constraint.priority) {
          if constraint.relation != .equal, !held.contains(ObjectIdentifier(constraint)) {
            continue
          }
          let (coefficients, constant) = terms.equation(constraint)
          equations.add(coefficients, constant)
        }
      }
      add { $0 > .defaultLow }
      for (index, size) in sizes { equations.add([2 * index + 1: 1], size) }
      add { $0 <= .defaultLow }
      values = equations.solution
      let broken = sorted.first {
        $0.relation != .equal && !held.contains(ObjectIdentifier($0))
          && !terms.holds($0, values)
      }
      guard let broken else { break }
      held.insert(ObjectIdentifier(broken))
    }
    take(values, views, along: axis)
    return max(0, values[terms.contentNumber])
  }

  /// Lengths that views have by what is in them, by the views' numbers.
  private func contentSizes(_ views: [UIView], along axis: Axis) -> [(Int, CGFloat)] {
    views.enumerated().compactMap { index, view in
      guard view.isConstrained else { return nil }
      // Lines are as long as the width that was found first.
      let width = axis == .vertical ? view.frame.width : nil
      let height = axis == .horizontal && view.frame.height > 0 ? view.frame.height : nil
      let size = measured(view, width, height) ?? view.contentSize(width: width)
      let length = axis == .horizontal ? size.width : size.height
      return length > 0 ? (index, length) : nil
    }
  }

  private func take(_ values: [CGFloat], _ views: [UIView], along axis: Axis) {
    for (index, view) in views.enumerated() where view.isConstrained {
      guard !(view.holder is UIStackView) else { continue }
      var frame = view.frame
      if axis == .horizontal {
        frame.origin.x = values[2 * index]
        frame.size.width = max(0, values[2 * index + 1])
      } else {
        frame.origin.y = values[2 * index]
        frame.size.height = max(0, values[2 * index + 1])
      }
      view.frame = frame
    }
  }
}

extension UIView {
  /// Whether its frame is as it is, and no constraint may move it.
  fileprivate var isFixed: Bool { frame != .zero }

  /// What it would be by its content alone; 0 for what has none.
  func contentSize(width: CGFloat?) -> CGSize {
    let own = intrinsicContentSize
    if own.width >= 0 || own.height >= 0 {
      let size = width.map { fittingSize(width: $0) } ?? own
      return CGSize(width: max(0, own.width), height: max(0, own.height < 0 ? 0 : size.height))
    }
    return self is UIStackView ? fittingSize(width: width) : .zero
  }
}

extension NSLayoutConstraint.Attribute {
  var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .notAnAttribute: .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: .vertical
    }
  }
}
