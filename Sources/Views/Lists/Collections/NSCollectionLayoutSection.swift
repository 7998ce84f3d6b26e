import Foundation
import Geometry
import ViewEngine

/// A section of a compositional layout: groups one after the other.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Rows from side to side.
  ///
  /// - Note: Approximated: without lines between them.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if configuration.appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 20, leading: 16, bottom: 20, trailing: 16)
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
    }
    return section
  }
}

/// How a section scrolls across the way of the others.
///
/// - Note: Approximated: it comes to rest where it is let go, unless it turns pages.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What a section is laid out in.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

/// How a collection looks that is laid out as a list.
public struct UICollectionLayoutListConfiguration: Sendable {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

  public let appearance: Appearance
  /// - Note: Accepted: no lines are drawn.
  public var showsSeparators = true
  public var headerMode = HeaderMode.none

  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}
