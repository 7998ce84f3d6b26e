import Foundation
import Geometry
import ViewEngine

/// A row of a table.
///
/// - Note: Approximated: as a row of SwiftUI's `List`; its appearance has no effect on those.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  open override class func appearance() -> UITableViewCell {
    UIAppearances.proxy(UITableViewCell.self) { UITableViewCell() }
  }

  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  let style: CellStyle
  public let reuseIdentifier: String?
  open var selectionStyle = SelectionStyle.default { didSet { changed() } }
  open var selectedBackgroundView: UIView?
  open var accessoryType = AccessoryType.none { didSet { changed() } }
  open var accessoryView: UIView? { didSet { changed() } }
  open var separatorInset = UIEdgeInsets.zero
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
  /// Views of one's own stand in it.
  public private(set) lazy var contentView = UIView()
  public private(set) lazy var textLabel: UILabel? = UILabel()
  public private(set) lazy var detailTextLabel: UILabel? = {
    let label = UILabel()
    let isBeside = style == .value1 || style == .value2
    label.font = .systemFont(ofSize: isBeside ? 17 : 12)
    if isBeside { label.textColor = .secondaryLabel }
    return style == .default ? nil : label
  }()
  public private(set) lazy var imageView: UIImageView? = UIImageView()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    style = .default
    reuseIdentifier = nil
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Makes one of its own kind: a demo's kinds each say so, for a table only knows the kind.
  open class func _made(_ style: CellStyle, _ identifier: String?) -> UITableViewCell {
    UITableViewCell(style: style, reuseIdentifier: identifier)
  }

  open func prepareForReuse() {}
  open func awakeFromNib() {}
  open var isSelected = false { didSet { if isSelected != oldValue { showState() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showState() } } }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// Called before the cell is shown, and when it is chosen or pressed and no longer so.
  open var configurationUpdateHandler: ConfigurationUpdateHandler?

  /// A demo's cells add what they know of themselves.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }

  /// Says how the cell looks in a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  private func showState() {
    setNeedsUpdateConfiguration()
    changed()
  }

  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
}
