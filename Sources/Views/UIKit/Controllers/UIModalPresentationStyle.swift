import Foundation

/// How a controller is presented: as SwiftUI's sheet, its cover or its popover.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a controller that is presented comes and goes.
///
/// - Note: Approximated: one that would be flipped or curled comes from below.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How a controller wants the bar at the top of the screen.
///
/// - Note: Accepted: the bar is as the screen's appearance has it.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// What would move along while a screen is turned.
///
/// - Note: Accepted: no screen of a clip is turned.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}
