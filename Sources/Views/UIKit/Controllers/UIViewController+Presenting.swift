import Foundation
@_spi(Engine) import ViewEngine

extension UIViewController {
  func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let graph = ViewGraph.current else { return }
    guard presentation == nil, controller.presenter == nil, controller !== self else {
      return graph.warn(
        "UIViewController.present: a controller presents one other at a time and is presented once at a time; "
          + "what was to come is not shown.")
    }
    ControllerPresentation(
      of: controller, by: self, among: graph.part(PresentedControllers.self), then: completion
    ).begin(isAnimated: animated)
  }

  public var presentedViewController: UIViewController? { presentation?.controller }
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  public var isBeingDismissed: Bool { presenter?.presentation?.isEnding == true }

  /// Of one that is presented as a sheet, or of the one that it lies in.
  public var sheetPresentationController: UISheetPresentationController? {
    if let parent { return parent.sheetPresentationController }
    return switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: ownSheet
    default: nil
    }
  }

  /// Of one that is presented as a popover where there is space.
  public var popoverPresentationController: UIPopoverPresentationController? {
    isPopover ? ownPopover : nil
  }

  public var presentationController: UIPresentationController? {
    popoverPresentationController ?? sheetPresentationController
  }
}
