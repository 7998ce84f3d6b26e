import Foundation
import Geometry
import Motion
import ViewEngine

/// Where in a section of a list a row stands, which says how it looks.
struct ListCellPlace: Equatable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let isFirst: Bool
  let isLast: Bool
  /// It says what those below it are.
  let isHeader: Bool
  let showsSeparators: Bool
  /// A finger may pull it aside.
  let isSwiped: Bool

  /// Between a row's edge and its line, in points: where its content begins.
  static let lead: CGFloat = 20
  private static let radius: CGFloat = 10

  /// Tells the rows of a section what they are in it.
  @MainActor static func tell(
    _ places: [UICollectionViewLayoutAttributes], of list: UICollectionLayoutListConfiguration
  ) {
    let hasHeader = list.headerMode == .firstItemInSection
    for (index, place) in places.enumerated() {
      place.row = ListCellPlace(
        appearance: list.appearance, isFirst: index == (hasHeader ? 1 : 0),
        isLast: index == places.count - 1, isHeader: hasHeader && index == 0,
        showsSeparators: list.showsSeparators, isSwiped: list.isSwiped)
    }
  }

  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// Nil where what is behind all rows is seen.
  @MainActor func ground(isChosen: Bool) -> UIColor? {
    if isHeader { return nil }
    if isChosen { return .systemGray4 }
    return isGrouped ? .secondarySystemGroupedBackground : nil
  }

  /// A group of rows by itself has round corners.
  var shape: UnevenRoundedRectangle {
    let isRound = appearance == .insetGrouped
    let (top, bottom) = (
      isRound && isFirst ? Self.radius : 0, isRound && isLast ? Self.radius : 0
    )
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }

  /// Whether a line is below it: in a group none is below the last, in a sidebar none at all.
  var hasLine: Bool {
    showsSeparators && !isHeader && !(isGrouped && isLast)
      && appearance != .sidebar && appearance != .sidebarPlain
  }
}
