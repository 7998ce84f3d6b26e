import Foundation
import Geometry

/// A finger, as views of UIKit and nodes of a scene are told of it.
///
/// - Note: Approximated: a clip has one finger.
@MainActor @preconcurrency
public final class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  public internal(set) var phase = Phase.began
  public internal(set) var timestamp: TimeInterval = 0
  public let tapCount = 1
  public internal(set) weak var view: UIView?
  public var window: UIWindow? { view?.window }
  public var force: CGFloat { 1 }
  public var maximumPossibleForce: CGFloat { 1 }
  /// In the view.
  private(set) var place = CGPoint.zero
  private(set) var placeBefore = CGPoint.zero

  public override nonisolated init() { super.init() }

  func move(to place: CGPoint) {
    placeBefore = phase == .began ? place : self.place
    self.place = place
  }

  public func location(in view: UIView?) -> CGPoint { converted(place, to: view) }
  public func previousLocation(in view: UIView?) -> CGPoint { converted(placeBefore, to: view) }

  /// Of no view of those around it or in it: its own coordinates are meant.
  private func converted(_ point: CGPoint, to other: UIView?) -> CGPoint {
    guard let view, let other else { return point }
    let (own, others) = (view.placeInRoot, other.placeInRoot)
    guard own.root === others.root else { return point }
    return CGPoint(
      x: point.x + own.origin.x - others.origin.x, y: point.y + own.origin.y - others.origin.y)
  }
}

/// What fingers do at a time.
@MainActor @preconcurrency
public final class UIEvent: NSObject {
  public let timestamp: TimeInterval
  public let allTouches: Set<UITouch>?

  init(_ touch: UITouch, at time: TimeInterval) {
    timestamp = time
    allTouches = [touch]
  }

  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UIView {
  /// The outermost view around it, and where in that it begins.
  fileprivate var placeInRoot: (root: UIView, origin: CGPoint) {
    var root: UIView = self
    var origin = CGPoint.zero
    while let outer = root.superview {
      origin.x += root.frame.minX - root.bounds.minX
      origin.y += root.frame.minY - root.bounds.minY
      root = outer
    }
    return (root, origin)
  }
}
