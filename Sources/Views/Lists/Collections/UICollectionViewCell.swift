import Foundation
import Geometry
import Motion
import ViewEngine

/// What a collection shows of an item.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: CGRect(origin: .zero, size: frame.size))
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    return view
  }()
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// In front of the other while the cell is chosen, or a finger on it.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showState()
    }
  }
  open var isSelected = false { didSet { if isSelected != oldValue { showState() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showState() } } }
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { host() } }
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// Called before the cell is shown, and when it is chosen or pressed and no longer so.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if isInWindow { setNeedsUpdateConfiguration() } }
  }

  /// Whether what lies beside it is seen.
  var isSwiped = false { didSet { if isSwiped != oldValue { showState() } } }
  /// Where the item was that it was last shown for.
  var shownPath: IndexPath?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func _made(_ frame: CGRect) -> UICollectionReusableView {
    UICollectionViewCell(frame: frame)
  }

  open override var frame: CGRect { didSet { fill() } }

  private func fill() {
    let whole = CGRect(origin: .zero, size: frame.size)
    if contentView.frame != whole { contentView.frame = whole }
    for view in [backgroundView, selectedBackgroundView] where view?.frame != whole {
      view?.frame = whole
    }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    fill()
  }

  // MARK: What it is

  /// A demo's cells add what they know of themselves.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      isSelected: isSelected, isHighlighted: isHighlighted, isSwiped: isSwiped)
  }

  /// Says how the cell looks in a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// It is chosen or pressed now, or no longer.
  func showState() {
    if let ground = selectedBackgroundView {
      let isShown = isSelected || isHighlighted
      if isShown, ground.holder == nil { insertSubview(ground, belowSubview: contentView) }
      if !isShown { ground.removeFromSuperview() }
      fill()
    }
    setNeedsUpdateConfiguration()
    changed()
  }

  /// What is shown of its content; rows of lists have more.
  func dressed(_ content: AnyView, ground: AnyView?) -> AnyView {
    AnyView(content.background { ground })
  }

  func host() {
    let hosted = contentConfiguration as? any UIHostedRow
    let insets =
      hosted?.rowInsets ?? EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    contentView.hosted = contentConfiguration.map {
      dressed(
        AnyView(
          $0._row.padding(insets)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)),
        ground: hosted?.rowGround)
    }
  }

  /// How high what is in it is in a width; nil where it does not say.
  func contentHeight(width: CGFloat) -> CGFloat? {
    if let hosted = contentView.hosted { return hosted.idealSize(width: width)?.height }
    let height = ChangeCount.quietly {
      contentView.frame.size.width = width
      return ConstraintSolver(root: contentView, isOpenBelow: true).solve().height
    }
    return height > 0 ? height : nil
  }
}
