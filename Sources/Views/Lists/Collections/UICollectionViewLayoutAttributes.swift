import Foundation
import Geometry

/// Where something of a collection stands, and how it is seen.
open class UICollectionViewLayoutAttributes: NSObject, @unchecked Sendable {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  /// Nil is a cell.
  public private(set) var representedElementKind: String?
  /// The section that it scrolls with, across the way of all; its frame is in what that scrolls.
  var band: Int?
  /// Which row of a list it is; nil of what is in none.
  var row: ListCellPlace?

  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    super.init()
  }

  open var size: CGSize {
    get { frame.size }
    set {
      frame = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Stays where what is seen begins, in front of what moves on, as long as there is room before its section's end.
  func pin(below top: CGFloat, until end: CGFloat) {
    frame.origin.y = max(frame.minY, min(top, end - frame.height))
    zIndex = max(zIndex, 1024)
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Another one that says the same.
  open override func copy() -> Any {
    let copy =
      representedElementKind.map {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath)
      } ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    (copy.frame, copy.transform, copy.alpha) = (frame, transform, alpha)
    (copy.zIndex, copy.isHidden, copy.band, copy.row) = (zIndex, isHidden, band, row)
    return copy
  }
}
