import Foundation
import Geometry

/// Sections that are each put together of groups.
@MainActor @preconcurrency
public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider = (
    _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

  /// What is said of all sections.
  public struct Configuration: Sendable {
    /// - Note: Approximated: sections stand below each other in any case.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    public var interSectionSpacing: CGFloat = 0

    public init() {}
  }

  public var configuration = Configuration()
  private let provide: SectionProvider
  /// Of a list, what is behind its rows.
  private(set) var ground: UIColor?
  private var pins = false
  /// Sections that are laid out as lists.
  private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  /// Sections that scroll across the way of all: where each is, what it scrolls, and how.
  private(set) var bands: [Int: Band] = [:]

  struct Band {
    let frame: CGRect
    let contentSize: CGSize
    let turnsPages: Bool
  }

  public init(
    sectionProvider: @escaping SectionProvider, configuration: Configuration = Configuration()
  ) {
    provide = sectionProvider
    super.init()
    self.configuration = configuration
  }

  public convenience init(
    section: NSCollectionLayoutSection, configuration: Configuration = Configuration()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public required init?(coder: NSCoder) { nil }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    })
    layout.ground = configuration.ground
    return layout
  }

  private struct Environment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var traitCollection: UITraitCollection { .current }
  }

  public override func prepare() {
    (places, bands, lists, pins) = ([], [:], [:], false)
    guard let view = collectionView else { return }
    let kept = view.contentInset
    let whole = CGSize(
      width: max(0, view.frame.width - kept.left - kept.right),
      height: max(0, view.frame.height - kept.top - kept.bottom))
    var y: CGFloat = 0
    for index in 0..<view.numberOfSections {
      guard let section = provide(index, Environment(contentSize: whole)) else { continue }
      if index > 0 { y += configuration.interSectionSpacing }
      put(section, index, in: view, whole, &y)
    }
    contentSize = CGSize(width: whole.width, height: y)
  }

  private func put(
    _ section: NSCollectionLayoutSection, _ index: Int, in view: UICollectionView,
    _ whole: CGSize, _ y: inout CGFloat
  ) {
    let insets = section.contentInsets
    let room = CGSize(
      width: max(0, whole.width - insets.leading - insets.trailing),
      height: max(0, whole.height - insets.top - insets.bottom))
    var pinned: [UICollectionViewLayoutAttributes] = []
    func note(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
      let place = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      let size = item.layoutSize.size(in: room)
      place.frame = CGRect(x: insets.leading, y: y, width: size.width, height: size.height)
      places.append(place)
      y += size.height
      if item.pinToVisibleBounds, !item.alignment.isBelow { pinned.append(place) }
    }
    for item in section.boundarySupplementaryItems where !item.alignment.isBelow { note(item) }
    var composed = CompositionPlaces(
      section: index, count: view.numberOfItems(inSection: index)
    ) { [weak view] path, width in
      view?.cell(at: path)?.contentHeight(width: width)
    }
    if section.orthogonalScrollingBehavior == .none {
      y += insets.top
      var isFirst = true
      while !composed.isDone {
        if !isFirst { y += section.interGroupSpacing }
        isFirst = false
        let count = composed.places.count
        let size = composed.put(
          section.group, at: CGPoint(x: insets.leading, y: y), in: room)
        // A group that has no room for an item, as in a view without a width, never comes to the last one.
        if composed.places.count == count { break }
        y += size.height
      }
      y += insets.bottom
    } else {
      y += band(section, index, &composed, room, whole, from: y)
    }
    lists[index] = section.list
    if let list = section.list { ListCellPlace.tell(composed.places, of: list) }
    places += composed.places
    pins = pins || !pinned.isEmpty
    for place in pinned { place.pin(below: view.contentOffset.y, until: y) }
    for item in section.boundarySupplementaryItems where item.alignment.isBelow { note(item) }
  }

  /// - Returns: How high it is.
  private func band(
    _ section: NSCollectionLayoutSection, _ index: Int, _ composed: inout CompositionPlaces,
    _ room: CGSize, _ whole: CGSize, from y: CGFloat
  ) -> CGFloat {
    let insets = section.contentInsets
    var (x, height) = (insets.leading, CGFloat(0))
    while !composed.isDone {
      if x > insets.leading { x += section.interGroupSpacing }
      let count = composed.places.count
      let size = composed.put(section.group, at: CGPoint(x: x, y: insets.top), in: room)
      if composed.places.count == count { break }
      x += size.width
      height = max(height, size.height)
    }
    for place in composed.places { place.band = index }
    height += insets.top + insets.bottom
    bands[index] = Band(
      frame: CGRect(x: 0, y: y, width: whole.width, height: height),
      contentSize: CGSize(width: x + insets.trailing, height: height),
      turnsPages: section.orthogonalScrollingBehavior == .paging)
    return height
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { pins }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    places.filter { place in
      (place.band.flatMap { bands[$0]?.frame } ?? place.frame).intersects(rect)
    }
  }
}
