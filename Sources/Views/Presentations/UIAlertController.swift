import Foundation
@_spi(Engine) import ViewEngine

/// UIKit's question: what `alert` and `confirmationDialog` show, presented by a controller.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open override var title: String? { didSet { changes.add() } }
  public var message: String? { didSet { changes.add() } }
  public private(set) var preferredStyle = Style.alert
  public private(set) var actions: [UIAlertAction] = [] { didSet { changes.add() } }
  public private(set) var textFields: [UITextField]? { didSet { changes.add() } }
  /// The one that the return key stands for.
  public var preferredAction: UIAlertAction? { didSet { changes.add() } }
  /// - Note: Accepted: what is more serious looks the same.
  public var severity = UIAlertControllerSeverity.default
  let changes = ChangeCount()

  override var isPopover: Bool { preferredStyle == .actionSheet }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) {
    action.controller = self
    actions.append(action)
  }

  /// - Parameter configurationHandler: Says how the field is, before it is shown.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.font = .systemFont(ofSize: ViewGraph.current?.canvas.isGlass == true ? 17 : 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// A finger on an action: it is done once the question is out of sight.
  func choose(_ action: UIAlertAction) {
    let perform = { action.handler?(action) ?? () }
    if let presentation = presenter?.presentation {
      presentation.end(then: perform)
    } else {
      perform()
    }
  }
}

/// How serious a question is.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

/// One of its answers.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  public var isEnabled = true { didSet { controller?.changes.add() } }
  let handler: ((UIAlertAction) -> Void)?
  weak var controller: UIAlertController?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
