import Foundation
import ViewEngine

/// How a controller of UIKit is presented.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  public private(set) unowned var presentedViewController: UIViewController
  public var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presentedViewController
  }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(of presented: UIViewController) {
    presentedViewController = presented
    super.init()
  }
}

/// Who is told how a finger ends a presentation.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Whether a popover stays one on a phone: it does if this is `none`.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}

/// The view that a controller's popover points at, where there is space for popovers.
@MainActor @preconcurrency
public final class UIPopoverPresentationController: UIPresentationController {
  public weak var sourceView: UIView?
  /// In the view's own coordinates; all of it where nothing is said.
  public var sourceRect = CGRect.null
  /// - Note: Accepted: nothing points at what stands in a bar.
  public var barButtonItem: UIBarButtonItem?
  /// - Note: Accepted: a popover stands where there is space for it.
  public var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Whether it is one on a phone, too.
  var staysPopover: Bool {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: .current)
      == UIModalPresentationStyle.none
  }

  /// Where on screen it points.
  var source: CGRect? {
    guard let view = sourceView else { return nil }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: nil)
  }
}

/// To which sides of what it points at a popover may stand.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
