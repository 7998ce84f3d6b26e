import Foundation
import Geometry

/// Says where what is in a collection stands.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  /// What has been found.
  var places: [UICollectionViewLayoutAttributes] = []
  var contentSize = CGSize.zero

  public override nonisolated init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { contentSize }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  /// Whether things stand otherwise when it is scrolled.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// - Parameter proposedContentOffset: Where it would come to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func invalidateLayout() { collectionView?.changed() }
}
