import Foundation
import Geometry
import Motion
import ViewEngine

/// Lengths of the platform's lists, in points (rule `list-row-height`).
enum ListConstants {
  static let rowHeight: CGFloat = 44
  static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  static let groupMargin: CGFloat = 16
  static let groupRadius: CGFloat = 10
  static let groupSpacing: CGFloat = 35
  static let headerGap: CGFloat = 7
  /// Recording *NavigationDestination*: the first card begins at 151, the title's zone ends at 150.
  static let topUnderLargeTitle: CGFloat = 1
}

/// What a list and a form are made of.
struct ListBody<Content: View>: View {
  let content: Content
  @Environment(\.listLook) private var look
  @Environment(\.scrollContentBackgroundIsHidden) private var hidesBackground
  @Environment(\.contentMargins) private var margins
  @Environment(\.isUnderLargeTitle) private var isUnderLargeTitle

  var body: some View {
    ScrollView {
      SubviewsReader(content: content.environment(\.isInList, true)) { subviews in
        let sections = SectionRows.grouping(subviews)
        VStack(alignment: .leading, spacing: 0) {
          ForEach(sections) { section in
            ListSection(
              section: section, look: look,
              top: section.id == sections.first?.id ? firstTop : nil)
          }
        }
      }
    }
    .environment(\.contentMargins, ownMargins)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background {
      if !hidesBackground {
        Color(look.isGrouped ? .systemGroupedBackground : .systemBackground).ignoresSafeArea()
      }
    }
  }

  /// Above the first section, in place of its own.
  private var firstTop: CGFloat? {
    margins.content.top ?? (isUnderLargeTitle ? ListConstants.topUnderLargeTitle : nil)
  }

  /// What the list keeps free by itself, or is told to in its place.
  private var ownMargins: ContentMargins {
    var margins = margins
    guard look.isGrouped else { return margins }
    margins.content.bottom = margins.content.bottom ?? ListConstants.groupSpacing
    // The first section brings it.
    margins.content.top = nil
    if look == .insetGrouped {
      margins.content.leading = margins.content.leading ?? ListConstants.groupMargin
      margins.content.trailing = margins.content.trailing ?? ListConstants.groupMargin
    }
    return margins
  }
}

private struct ListSection: View {
  let section: SectionRows
  let look: ListLook
  /// What is kept free above, in place of the section's own.
  let top: CGFloat?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !section.header.isEmpty {
        part(section.header)
          .padding(.top, look.isGrouped ? top ?? 17 : 8)
          .padding(.bottom, ListConstants.headerGap)
      } else if look.isGrouped {
        Color.clear.frame(height: top ?? ListConstants.groupSpacing)
      }
      rows
        .background(look.isGrouped ? Color(.secondarySystemGroupedBackground) : Color.clear)
        .clipShape(
          RoundedRectangle(
            cornerRadius: look == .insetGrouped ? ListConstants.groupRadius : 0,
            style: .continuous)
        )
      if !section.footer.isEmpty {
        part(section.footer).padding(.top, ListConstants.headerGap)
      }
    }
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(section.rows) { row in
        ListRow(row: row, isLast: look.isGrouped && row.id == section.rows.last?.id)
      }
    }
  }

  private func part(_ views: [Subview]) -> some View {
    VStack(alignment: .leading, spacing: 0) { ForEach(views) { $0 } }
      .padding(.horizontal, ListConstants.rowInsets.leading)
  }
}

private struct ListRow: View {
  let row: Subview
  let isLast: Bool

  var body: some View {
    let traits = row.rowTraits
    row
      .padding(traits.insets ?? ListConstants.rowInsets)
      .frame(maxWidth: .infinity, minHeight: ListConstants.rowHeight, alignment: .leading)
      .background { if let background = traits.background { background } }
      .overlay(alignment: .bottom) {
        if !isLast && !traits.hidesSeparator {
          Divider().padding(.leading, traits.insets?.leading ?? ListConstants.rowInsets.leading)
        }
      }
  }
}
