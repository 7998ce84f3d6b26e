import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a row says to its list.
struct ListRowTraits {
  private var insets: EdgeInsets?
  /// Of some edges, in place of those and of the list's own.
  private var edgeInsets: [Edge: CGFloat] = [:]
  var background: AnyView?
  /// Of the row's platter on a watch.
  var platterTint: Color?
  var separators = ListSeparators()
  /// Of the section that the row is in.
  var section = ListSectionTraits()
  var leadingSwipe: SwipeActionsValue?
  var trailingSwipe: SwipeActionsValue?
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  /// The row leads somewhere.
  var hasChevron = false
  /// Of a link, which is what the row stands for where it has no tag.
  var linkValue: AnyHashable?
  var badge: Text?
  var badgeProminence: BadgeProminence?

  mutating func set(insets: EdgeInsets?) {
    self.insets = insets
    edgeInsets = [:]
  }

  mutating func set(insets edges: Edge.Set, to length: CGFloat?) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { edgeInsets[edge] = length }
  }

  /// - Parameter own: The list's, where nothing else is said.
  func insets(over own: EdgeInsets) -> EdgeInsets {
    let insets = insets ?? own
    return EdgeInsets(
      top: edgeInsets[.top] ?? insets.top, leading: edgeInsets[.leading] ?? insets.leading,
      bottom: edgeInsets[.bottom] ?? insets.bottom,
      trailing: edgeInsets[.trailing] ?? insets.trailing)
  }
}

/// The lines above and below, each with what is said about it.
struct ListSeparators {
  var isTopHidden: Bool?
  var isBottomHidden: Bool?
  var topTint: Color?
  var bottomTint: Color?

  mutating func hide(_ isHidden: Bool?, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { isTopHidden = isHidden }
    if edges.contains(.bottom) { isBottomHidden = isHidden }
  }

  mutating func tint(_ color: Color?, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { topTint = color }
    if edges.contains(.bottom) { bottomTint = color }
  }
}

struct ListSectionTraits {
  var separators = ListSeparators()
  var spacing: CGFloat?
  /// In place of the list's own, beside the section.
  var leadingMargin: CGFloat?
  var trailingMargin: CGFloat?
  /// In the index at the list's side.
  var indexLabel: Text?
}

struct ListRowModifier: TraitModifier {
  let change: (inout ListRowTraits) -> Void

  func apply(to traits: inout Traits) {
    let key = ObjectIdentifier(ListRowTraits.self)
    var row = traits.others[key] as? ListRowTraits ?? ListRowTraits()
    change(&row)
    traits.others[key] = row
  }
}

extension Subview {
  var rowTraits: ListRowTraits {
    entry.traits.others[ObjectIdentifier(ListRowTraits.self)] as? ListRowTraits ?? ListRowTraits()
  }
}

extension SectionRows {
  /// What is said about the section as a whole.
  @MainActor var traits: ListSectionTraits {
    (header.first ?? rows.first ?? footer.first)?.rowTraits.section ?? ListSectionTraits()
  }
}
