import Foundation
import Geometry

/// How an edge, the middle or a length of a view goes with that of another one.
///
/// - Note: Approximated: constraints are heeded by their priority; of those that contradict each other the first one.
@MainActor @preconcurrency
public final class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// One side of a constraint.
  struct End {
    let view: UIView
    /// For a guide of the view: how far it is inside.
    var insets = UIEdgeInsets.zero
    /// Whether it is of what a scroll view scrolls rather than of what one sees; nil where the attribute says it.
    var isOfContent: Bool?
    /// Whether it is of what bars and the screen leave of the view.
    var isSafe = false
    let attribute: Attribute
  }

  let first: End
  let second: End?
  let relation: Relation
  let multiplier: CGFloat
  public var constant: CGFloat { didSet { first.view.root.changed() } }
  public var priority = UILayoutPriority.required
  public var identifier: String?
  public var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      let view = first.view
      if isActive {
        view.ownConstraints.append(self)
      } else {
        view.ownConstraints.removeAll { $0 === self }
      }
      view.root.changed()
    }
  }

  init(
    _ first: End, _ relation: Relation, _ second: End?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = view1 as? UIView else {
      fatalError("NSLayoutConstraint(item:…) takes views here. Use anchors for a guide.")
    }
    let second = (view2 as? UIView).map { End(view: $0, attribute: attr2) }
    self.init(
      End(view: first, attribute: attr1), relation, second, multiplier: multiplier, constant: c)
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How much a constraint or a size counts, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension UIView {
  var root: UIView { holder?.root ?? self }

  public var constraints: [NSLayoutConstraint] { ownConstraints }
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}
