import Foundation
import ViewEngine

/// A button beside a table's row, which a swipe uncovers.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  /// Takes the action, a view of it, and whom to tell whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The buttons on one side of a row.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
