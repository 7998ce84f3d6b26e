import Foundation
import Geometry

/// What keeps a node within limits after each step: where it is, how it is turned, how far it is from something.
@MainActor @preconcurrency
open class SKConstraint: NSObject {
  open var enabled = true
  /// In whose coordinates a place's limits are; nil is the node around the one that is kept.
  open var referenceNode: SKNode?
  private let keep: (SKNode, SKNode?) -> Void

  private init(_ keep: @escaping (SKNode, SKNode?) -> Void) {
    self.keep = keep
    super.init()
  }

  func apply(to node: SKNode) {
    if enabled { keep(node, referenceNode) }
  }

  // MARK: Where it is

  public static func positionX(_ xRange: SKRange) -> SKConstraint {
    positionX(xRange, y: .withNoLimits())
  }

  public static func positionY(_ yRange: SKRange) -> SKConstraint {
    positionX(.withNoLimits(), y: yRange)
  }

  public static func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    SKConstraint { node, reference in
      node.move(in: reference) {
        CGPoint(x: xRange.nearest($0.x), y: yRange.nearest($0.y))
      }
    }
  }

  // MARK: How far it is

  public static func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
    distance(range, to: .zero, in: node)
  }

  public static func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
    SKConstraint { node, reference in
      node.move(in: reference) { range.place($0, around: point) }
    }
  }

  public static func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint
  {
    SKConstraint { [weak node] kept, _ in
      guard let node, let parent = kept.parent else { return }
      kept.position = range.place(kept.position, around: node.convert(point, to: parent))
    }
  }

  // MARK: How it is turned

  /// - Parameter zRange: Radians.
  public static func zRotation(_ zRange: SKRange) -> SKConstraint {
    SKConstraint { node, _ in node.zRotation = zRange.nearest(node.zRotation) }
  }

  /// - Parameter radians: How far its right side may look past the node.
  public static func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
    orient(to: .zero, in: node, offset: radians)
  }

  public static func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
    SKConstraint { node, _ in node.turn(to: point, offset: radians) }
  }

  public static func orient(
    to point: CGPoint, in node: SKNode, offset radians: SKRange
  ) -> SKConstraint {
    SKConstraint { [weak node] kept, _ in
      guard let node, let parent = kept.parent else { return }
      kept.turn(to: node.convert(point, to: parent), offset: radians)
    }
  }
}

extension SKRange {
  /// On the line from the middle, as near as it is allowed.
  fileprivate func place(_ point: CGPoint, around middle: CGPoint) -> CGPoint {
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    let distance = (x * x + y * y).squareRoot()
    let allowed = nearest(distance)
    guard distance > 0, allowed != distance else { return point }
    return CGPoint(
      x: middle.x + x * allowed / distance, y: middle.y + y * allowed / distance)
  }
}

extension SKNode {
  fileprivate func move(in reference: SKNode?, _ change: (CGPoint) -> CGPoint) {
    guard let reference, let parent else { return position = change(position) }
    position = reference.convert(change(parent.convert(position, to: reference)), to: parent)
  }

  /// - Parameter point: In the coordinates of the node around it.
  fileprivate func turn(to point: CGPoint, offset: SKRange) {
    let way = atan2(point.y - position.y, point.x - position.x)
    let past = (zRotation - way).remainder(dividingBy: 2 * .pi)
    zRotation = way + offset.nearest(past)
  }

  /// Of all in it, after the forces of a step.
  func applyConstraints() {
    for constraint in constraints ?? [] { constraint.apply(to: self) }
    for child in children { child.applyConstraints() }
  }
}
