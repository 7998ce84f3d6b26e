import Foundation
import ViewEngine

/// What is above and below a part of a table.
///
/// - Note: Accepted: its appearance has no effect on a list of iOS 16 and later either.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  public override class func appearance() -> UITableViewHeaderFooterView {
    UIAppearances.proxy(UITableViewHeaderFooterView.self) {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
  }

  public let reuseIdentifier: String?
  public private(set) lazy var contentView: UIView = {
    let view = UIView()
    insertSubview(view, at: 0)
    return view
  }()
  public private(set) lazy var textLabel: UILabel? = UILabel()
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}
