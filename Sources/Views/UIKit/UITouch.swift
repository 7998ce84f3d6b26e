import Foundation
import Geometry

/// A finger, as nodes of a scene are told of it.
///
/// - Note: Approximated: a clip has one finger, and views of UIKit are told by their recognisers alone.
@MainActor @preconcurrency
public final class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  public internal(set) var phase = Phase.began
  public internal(set) var timestamp: TimeInterval = 0
  public let tapCount = 1
  public internal(set) weak var view: UIView?
  /// In the view.
  private(set) var place = CGPoint.zero
  private(set) var placeBefore = CGPoint.zero

  public override nonisolated init() { super.init() }

  func move(to place: CGPoint) {
    placeBefore = phase == .began ? place : self.place
    self.place = place
  }

  public func location(in view: UIView?) -> CGPoint { place }
  public func previousLocation(in view: UIView?) -> CGPoint { placeBefore }
}
