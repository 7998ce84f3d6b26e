import Foundation
import ViewEngine

/// What turns while a list that was pulled is loaded anew.
///
/// - Note: Accepted: its appearance has no effect in a clip; `tint` has one.
@MainActor @preconcurrency
public final class UIRefreshControl: UIControl {
  public override class func appearance() -> UIRefreshControl {
    UIAppearances.proxy(UIRefreshControl.self) { UIRefreshControl() }
  }

  public var attributedTitle: NSAttributedString?
  public private(set) var isRefreshing = false

  public func beginRefreshing() { isRefreshing = true }
  public func endRefreshing() { isRefreshing = false }
}
