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
  open var selectedBackgroundView: UIView?
  open var isSelected = false { didSet { changed() } }
  open var isHighlighted = false
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { host() } }
  open var configurationUpdateHandler: ((UICollectionViewCell) -> Void)?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func _made(_ frame: CGRect) -> UICollectionReusableView {
    UICollectionViewCell(frame: frame)
  }

  open override var frame: CGRect { didSet { fill() } }

  private func fill() {
    let whole = CGRect(origin: .zero, size: frame.size)
    if contentView.frame != whole { contentView.frame = whole }
    if let backgroundView, backgroundView.frame != whole { backgroundView.frame = whole }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    fill()
  }

  private func host() {
    let hosted = contentConfiguration as? any UIHostedRow
    let insets =
      hosted?.rowInsets ?? EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    contentView.hosted = contentConfiguration.map {
      AnyView(
        $0._row.padding(insets).frame(maxWidth: .infinity, maxHeight: .infinity)
          .background { hosted?.rowGround })
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

/// A row of a collection that is laid out as a list.
///
/// - Note: Approximated: without its accessories.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  open override class func _made(_ frame: CGRect) -> UICollectionReusableView {
    UICollectionViewListCell(frame: frame)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
