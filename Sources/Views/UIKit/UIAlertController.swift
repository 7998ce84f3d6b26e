import Foundation
import ViewEngine

/// UIKit's question.
///
/// - Note: Accepted: a clip does not show it; `alert` and `confirmationDialog` are shown.
@MainActor @preconcurrency
public final class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  public var message: String?
  public private(set) var preferredStyle = Style.alert
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UIView]?
  public var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  public func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// One of its answers.
@MainActor @preconcurrency
public final class UIAlertAction {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  public var isEnabled = true

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}
