import Foundation
import Geometry
import Motion
import ViewEngine

/// One section of a list: its rows, and what stands above and below them.
struct ListSection: View {
  let section: SectionRows
  let look: ListLook
  let selection: ListSelection?
  let move: Binding<RowMove?>
  /// What is kept free above, in place of the section's own.
  let top: CGFloat?
  @State private var header = ListHeader()
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.defaultMinListHeaderHeight) private var headerHeight
  @Environment(\.isGlass) private var isGlass
  @Environment(\.alternatesRows) private var alternatesRows

  private var metrics: ListMetrics { look.metrics(isGlass: isGlass) }

  var body: some View {
    ListSectionStack(header: header, isPinned: look == .plain) {
      if !section.header.isEmpty {
        part(section.header)
          .frame(minHeight: headerHeight, alignment: .bottom)
          .padding(.top, look.isGrouped ? top ?? headerTop : ListConstants.plainHeaderTop)
          .padding(.bottom, metrics.headerGap)
          .modifier(ListHeaderGround(header: header))
          .modifier(SectionModifier(identity: header.identity, part: .header))
      } else if look.isGrouped {
        Color.clear.frame(height: top ?? spacing)
      } else if let spacing = section.rows.first?.rowTraits.section.spacing ?? sectionSpacing,
        top == nil
      {
        Color.clear.frame(height: spacing)
      }
      VStack(alignment: .leading, spacing: 0) {
        FullWidth()
        rows
      }
      .clipShape(card).modifier(SectionModifier(identity: header.identity, part: .row))
      if !section.footer.isEmpty {
        part(section.footer).padding(.top, metrics.headerGap)
      }
    }
    .padding(.leading, (section.traits.leadingMargin ?? margin) - margin)
    .padding(.trailing, (section.traits.trailingMargin ?? margin) - margin)
  }

  /// What the list keeps free beside all of its sections.
  private var margin: CGFloat {
    look.hasCards || metrics.hasPlatters ? metrics.margin : 0
  }

  private var spacing: CGFloat {
    section.traits.spacing ?? sectionSpacing ?? metrics.groupSpacing
  }

  /// A header needs as much less as stands above it otherwise.
  private var headerTop: CGFloat {
    guard let given = section.traits.spacing ?? sectionSpacing else {
      return metrics.headerTop
    }
    return given * ListConstants.headerTop / ListConstants.groupSpacing
  }

  private var hasSpacedRows: Bool {
    metrics.hasPlatters || look.hasCards && (rowSpacing ?? 0) > 0
  }

  private var card: RoundedRectangle {
    RoundedRectangle(
      cornerRadius: look.hasCards && !hasSpacedRows ? metrics.radius : 0,
      style: .continuous)
  }

  /// Every second row, where rows are told apart so.
  private var striped: Set<Subview.ID> {
    guard alternatesRows == true else { return [] }
    var (striped, place): (Set<Subview.ID>, Int) = ([], 0)
    for row in section.rows {
      if place % 2 == 1 { striped.insert(row.id) }
      place += row.rowCount
    }
    return striped
  }

  private var rows: some View {
    let (striped, rows) = (striped, section.rows)
    let next = Dictionary(zip(rows.map(\.id), rows.dropFirst())) { first, _ in first }
    return VStack(alignment: .leading, spacing: rowSpacing ?? metrics.rowSpacing) {
      ForEach(rows) { row in
        shown(row, before: next[row.id], isStriped: striped.contains(row.id))
      }
    }
  }

  /// What stands for rows that are not made has nothing of a row but its place.
  private func shown(_ row: Subview, before next: Subview?, isStriped: Bool) -> AnyView {
    if !row.isMade { return AnyView(row) }
    return AnyView(
      ListRow(
        row: row, look: look, selection: selection, move: move, lines: lines(around: row, next),
        isStriped: isStriped, radius: hasSpacedRows ? metrics.radius : 0))
  }

  /// Cards have lines between rows; plain lists have them around the section as well.
  private func lines(around row: Subview, _ next: Subview?) -> RowLines {
    let (isFirst, isLast) = (
      row.id == section.rows.first?.id, row.id == section.rows.last?.id
    )
    let (own, outer) = (row.rowTraits.separators, section.traits.separators)
    let isPlain = look == .plain
    var lines = RowLines()
    guard metrics.hasLines || own.isBottomHidden == false else { return lines }
    lines.hasTop = isFirst && isPlain && !(own.isTopHidden ?? outer.isTopHidden ?? false)
    lines.hasBottom =
      isLast
      ? isPlain && !(own.isBottomHidden ?? outer.isBottomHidden ?? false)
      : !hasSpacedRows && !(own.isBottomHidden ?? false)
    lines.topTint = own.topTint ?? outer.topTint
    lines.bottomTint = own.bottomTint ?? (isLast ? outer.bottomTint : nil)
    // The line between two rows belongs to both.
    if let next = next?.rowTraits.separators {
      if next.isTopHidden ?? false { lines.hasBottom = false }
      lines.bottomTint = lines.bottomTint ?? next.topTint
    }
    return lines
  }

  private func part(_ views: [Subview]) -> some View {
    VStack(alignment: .leading, spacing: 0) { ForEach(views) { $0 } }
      .padding(.horizontal, metrics.insets.leading)
  }
}

/// Makes a column as wide without rows as with them: the first one to come does not grow from a corner.
struct FullWidth: View {
  var body: some View { Color.clear.frame(height: 0) }
}

/// Which lines stand above and below a row.
struct RowLines {
  var hasTop = false
  var hasBottom = false
  var topTint: Color?
  var bottomTint: Color?
}
