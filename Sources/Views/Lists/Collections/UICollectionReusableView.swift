import Foundation
import Geometry
import ViewEngine

/// A view that a collection makes of its items, headers and footers.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes one of its own kind: a demo's kinds each say so, for a collection only knows the kind.
  open class func _made(_ frame: CGRect) -> UICollectionReusableView {
    UICollectionReusableView(frame: frame)
  }

  /// There are many of them, each as large as the layout says.
  override var standsAlone: Bool { true }

  open func prepareForReuse() {}
  open func awakeFromNib() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
