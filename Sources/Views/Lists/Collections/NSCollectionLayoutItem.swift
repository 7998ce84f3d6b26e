import Foundation
import Geometry
import ViewEngine

/// The place of an item in a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// Within its size.
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Places side by side or below each other.
@MainActor @preconcurrency
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isVertical: Bool
  let subitems: [NSCollectionLayoutItem]
  /// How many places there are; nil is as many as there is room for.
  let count: Int?
  /// Whether they share the room, whatever they say.
  let sharesRoom: Bool
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, isVertical: Bool, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, sharesRoom: Bool = false
  ) {
    (self.isVertical, self.subitems) = (isVertical, subitems)
    (self.count, self.sharesRoom) = (count, sharesRoom)
    super.init(layoutSize: size)
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isVertical: false, subitems)
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, isVertical: false, [subitem], count: count, sharesRoom: true)
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isVertical: false, [subitem], count: count)
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isVertical: true, subitems)
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, isVertical: true, [subitem], count: count, sharesRoom: true)
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isVertical: true, [subitem], count: count)
  }
}

/// The place of a header or a footer.
@MainActor @preconcurrency
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let alignment: NSRectAlignment
  /// Whether a header stays at the top as long as something of its section is there.
  public var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }
}

/// Along which edge, or at which corner, something stands.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var isBelow: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}
