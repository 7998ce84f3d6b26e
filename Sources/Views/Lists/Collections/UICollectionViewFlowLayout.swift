import Foundation
import Geometry

/// Items in rows, or in columns, one after the other.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Its items say themselves how large they are.
  nonisolated public static let automaticSize = CGSize(width: -1, height: -1)

  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// - Note: Accepted: items are as large as is said.
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether a header stays at the top as long as something of its section is there.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// - Note: Accepted: footers scroll with their sections.
  open var sectionFootersPinToVisibleBounds = false

  private var isVertical: Bool { scrollDirection == .vertical }
  private var listener: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override func prepare() {
    places = []
    guard let view = collectionView else { return }
    let kept = view.contentInset
    let room =
      isVertical
      ? view.frame.width - kept.left - kept.right : view.frame.height - kept.top - kept.bottom
    var along: CGFloat = 0
    for section in 0..<view.numberOfSections {
      put(
        UICollectionView.elementKindSectionHeader, section, &along, room,
        listener?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
          ?? headerReferenceSize)
      let header = places.last { $0.representedElementKind != nil }
      flow(section, in: view, &along, room)
      if sectionHeadersPinToVisibleBounds, isVertical, header?.indexPath.section == section {
        header?.pin(below: view.contentOffset.y, until: along)
      }
      put(
        UICollectionView.elementKindSectionFooter, section, &along, room,
        listener?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
          ?? footerReferenceSize)
    }
    contentSize =
      isVertical ? CGSize(width: room, height: along) : CGSize(width: along, height: room)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds
  }

  private func put(
    _ kind: String, _ section: Int, _ along: inout CGFloat, _ room: CGFloat, _ size: CGSize
  ) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    place.frame = rect(along, 0, length, room)
    places.append(place)
    along += length
  }

  private func rect(
    _ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ breadth: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: breadth, height: length)
      : CGRect(x: along, y: across, width: length, height: breadth)
  }

  private func flow(
    _ section: Int, in view: UICollectionView, _ along: inout CGFloat, _ room: CGFloat
  ) {
    let inset =
      listener?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let line =
      listener?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let gap =
      listener?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let breadth = room - before - after
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      listener?.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: section)) ?? itemSize
    }
    along += isVertical ? inset.top : inset.left
    for (index, run) in Self.lines(sizes.map(across), breadth, gap).enumerated() {
      if index > 0 { along += line }
      let length = sizes[run].map { isVertical ? $0.height : $0.width }.max() ?? 0
      // What is left of a line lies between its items; a last one begins at its beginning, its items where they would
      // be in a whole one.
      let isLast = run.upperBound == sizes.count
      let count = isLast ? Self.most(across(sizes[run.lowerBound]), breadth, gap) : run.count
      let used =
        isLast
        ? CGFloat(count) * across(sizes[run.lowerBound])
        : sizes[run].map(across).reduce(0, +)
      let spacing = count > 1 ? max(gap, (breadth - used) / CGFloat(count - 1)) : gap
      var place = before + (count == 1 ? max(0, (breadth - used) / 2) : 0)
      for item in run {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        let own = isVertical ? sizes[item].height : sizes[item].width
        attributes.frame = rect(along + (length - own) / 2, place, own, across(sizes[item]))
        places.append(attributes)
        place += across(sizes[item]) + spacing
      }
      along += length
    }
    along += isVertical ? inset.bottom : inset.right
  }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private static func most(_ breadth: CGFloat, _ room: CGFloat, _ gap: CGFloat) -> Int {
    breadth > 0 ? max(1, Int(((room + gap + 1e-3) / (breadth + gap)).rounded(.down))) : 1
  }

  /// Which items stand in a line each.
  private static func lines(
    _ breadths: [CGFloat], _ room: CGFloat, _ gap: CGFloat
  ) -> [Range<Int>] {
    var (lines, start, used): ([Range<Int>], Int, CGFloat) = ([], 0, 0)
    for (index, breadth) in breadths.enumerated() {
      if index > start, used + gap + breadth > room + 1e-3 {
        lines.append(start..<index)
        (start, used) = (index, breadth)
      } else {
        used += (index > start ? gap : 0) + breadth
      }
    }
    if start < breadths.count { lines.append(start..<breadths.count) }
    return lines
  }
}
