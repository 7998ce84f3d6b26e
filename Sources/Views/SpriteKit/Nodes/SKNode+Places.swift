import Foundation
import Geometry
import ViewEngine

extension SKNode {
  /// Its own coordinates to those of the node around it.
  var matrix: CGAffineTransform {
    CGAffineTransform(scaleX: xScale, y: yScale)
      .concatenating(CGAffineTransform(rotationAngle: zRotation))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Its own coordinates to those of the outermost node around it.
  var matrixToRoot: CGAffineTransform {
    guard let parent else { return .identity }
    return matrix.concatenating(parent.matrixToRoot)
  }

  /// A point of its own in another node of the same scene.
  public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    point.applying(matrixToRoot).applying(node.matrixToRoot.inverted())
  }

  /// A point of another node of the same scene in its own coordinates.
  public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    node.convert(point, to: self)
  }

  /// Around what it shows and all in it, in the coordinates of the node around it.
  public func calculateAccumulatedFrame() -> CGRect {
    let inner = children.reduce(contents ?? .null) { $0.union($1.calculateAccumulatedFrame()) }
    return inner.isNull ? CGRect(origin: position, size: .zero) : inner.placed(by: matrix)
  }

  /// Whether the frame of the node or of one in it has the point, in the coordinates of the node around it.
  public func contains(_ point: CGPoint) -> Bool { calculateAccumulatedFrame().contains(point) }

  public func intersects(_ node: SKNode) -> Bool {
    guard let parent, let other = node.parent else { return false }
    let there = node.frame.placed(by: other.matrixToRoot)
    return frame.placed(by: parent.matrixToRoot).intersects(there)
  }

  // MARK: What is at a point

  /// The foremost node at a point of its own coordinates; itself where there is none.
  public func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).first ?? self }

  /// Front to back.
  public func nodes(at point: CGPoint) -> [SKNode] {
    var found: [(node: SKNode, height: CGFloat)] = []
    for child in children {
      child.collect(at: point, height: child.zPosition, into: &found)
    }
    return found.enumerated()
      .sorted { ($0.element.height, $0.offset) > ($1.element.height, $1.offset) }
      .map(\.element.node)
  }

  /// - Parameter point: In the coordinates of the node around it.
  private func collect(
    at point: CGPoint, height: CGFloat, into found: inout [(node: SKNode, height: CGFloat)]
  ) {
    guard !isHidden, matrix.isInvertible else { return }
    let own = point.applying(matrix.inverted())
    if contents?.contains(own) == true { found.append((self, height)) }
    for child in children {
      child.collect(at: own, height: height + child.zPosition, into: &found)
    }
  }
}

extension CGAffineTransform {
  /// Whether it leaves something that has two sides.
  var isInvertible: Bool { abs(a * d - b * c) > 1e-12 }
}

extension CGRect {
  /// The rectangle around its corners where a matrix leads them.
  func placed(by matrix: CGAffineTransform) -> CGRect {
    isNull ? self : CGRect(around: corners.map { $0.applying(matrix) })
  }
}
