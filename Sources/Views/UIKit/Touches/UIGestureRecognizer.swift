import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Tells somebody what fingers do on a view of UIKit.
///
/// - Note: Approximated: recognised as SwiftUI's gesture of the same kind; recognisers do not wait for each other.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  private var actions: [Selector] = []
  public internal(set) weak var view: UIView?
  public internal(set) var state = State.possible
  public var isEnabled = true { didSet { view?.changed() } }
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// What authors find it again by.
  public var name: String?
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var delaysTouchesEnded = true
  public var numberOfTouches: Int { 1 }
  var place = CGPoint.zero
  /// Whether `place` is one on the screen, and not in the view.
  var isPlacedOnScreen: Bool { false }
  /// Where on screen the view of SwiftUI's is that a representable has put it on.
  var host: CGRect?
  /// Who represents it.
  var told: (() -> Void)?
  private var isUnderWay = false

  public override nonisolated init() { super.init() }

  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let action { actions.append(action) }
  }

  public func addTarget(_ target: Any, action: Selector) { actions.append(action) }
  public func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { action == nil || $0 == action }
  }

  /// - Note: Accepted: recognisers do not wait for each other.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Where the finger is, in the coordinates of a view.
  public func location(in view: UIView?) -> CGPoint {
    if let host {
      let away: CGFloat = (isPlacedOnScreen ? -1 : 0) + (view == nil ? 1 : 0)
      return CGPoint(x: place.x + away * host.minX, y: place.y + away * host.minY)
    }
    var (place, inner) = (place, self.view)
    while let current = inner, current !== view {
      place.x += current.frame.minX
      place.y += current.frame.minY
      inner = current.holder
    }
    // Of no view of those around it: its own coordinates are meant.
    return inner == nil && view != nil ? self.place : place
  }

  func tell(_ state: State, at place: CGPoint? = nil) {
    self.state = state
    if let place { self.place = place }
    for action in actions { action.call(from: self) }
    told?()
    if state == .ended || state == .cancelled { self.state = .possible }
  }

  /// Tells of one more change of what goes on; the first begins it.
  func goOn(at place: CGPoint? = nil, _ take: (_ begins: Bool) -> Void = { _ in }) {
    let begins = !isUnderWay
    isUnderWay = true
    take(begins)
    tell(begins ? .began : .changed, at: place)
  }

  func end(at place: CGPoint? = nil) {
    isUnderWay = false
    tell(.ended, at: place)
  }

  /// A view that this recogniser listens to.
  func added(to content: AnyView) -> AnyView { content }
}

/// Who decides about recognisers.
///
/// - Note: Accepted: a clip asks nobody.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

extension UIView {
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Authors set the list as well.
  func listen(through now: [UIGestureRecognizer], insteadOf old: [UIGestureRecognizer]) {
    for recognizer in old where !now.contains(where: { $0 === recognizer }) {
      recognizer.view = nil
    }
    for recognizer in now { recognizer.view = self }
    changed()
  }
}
