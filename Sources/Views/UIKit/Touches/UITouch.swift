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

  private func converted(_ point: CGPoint, to other: UIView?) -> CGPoint {
    guard let view, let other else { return point }
    return view.convert(point, to: other)
  }
}
