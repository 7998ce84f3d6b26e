import Foundation
import ViewEngine

/// A button beside a row of a table or a list, which a swipe uncovers.
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

extension UISwipeActionsConfiguration {
  /// As a list of SwiftUI's has them beside its rows.
  func buttons(beside row: UIView) -> SwipeActionsValue {
    SwipeActionsValue(
      content: AnyView(
        ForEach(actions.indices, id: \.self) { index in
          self.actions[index].button(beside: row)
        }), allowsFullSwipe: performsFirstActionWithFullSwipe)
  }
}

extension UIContextualAction {
  fileprivate func button(beside row: UIView) -> some View {
    Button(role: style == .destructive ? .destructive : nil) {
      self.handler(self, row) { _ in }
    } label: {
      if let image = self.image { Image(uiImage: image) }
      if let title = self.title { Text(verbatim: title) }
    }
    .tint(backgroundColor?.color)
  }
}
