import Foundation
import Geometry
import Motion
import ViewEngine

/// What a list and a form are made of.
struct ListBody<Content: View>: View {
  let content: Content
  var selection: ListSelection?
  @State private var move: RowMove?
  @Environment(\.shownListLook) private var look
  @Environment(\.scrollContentBackgroundIsHidden) private var hidesBackground
  @Environment(\.contentMargins) private var margins
  @Environment(\.listHasFrame) private var hasFrame
  @Environment(\.isUnderLargeTitle) private var isUnderLargeTitle
  @Environment(\.isGlass) private var isGlass
  @Environment(\.idiom) private var idiom
  @Environment(\.alternatesRows) private var alternatesRows
  @State private var link = ScrollLink()
  @Environment(\.editMode) private var editMode

  private var metrics: ListMetrics { look.metrics(isGlass: isGlass) }

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  var body: some View {
    ScrollView {
      SubviewsReader(content: rows) { subviews in
        let sections = SectionRows.grouping(subviews)
        VStack(alignment: .leading, spacing: 0) {
          FullWidth()
          ForEach(sections) { section in
            ListSection(
              section: section, look: look, selection: selection, move: $move,
              top: section.id == sections.first?.id ? firstTop(section) : nil)
          }
          if idiom == .mac, alternatesRows == true, !look.isGrouped {
            StripesBelow(rows: sections.last?.rowCount ?? 0, metrics: metrics)
          }
        }
        .preference(key: SectionIndexKey.self, value: sections.compactMap(SectionIndexEntry.init))
      }
    }
    .modifier(ScrollLinkModifier(link: link))
    .modifier(SectionIndexModifier(proxy: ScrollViewProxy(link: link)))
    // As SwiftUI does, by what is written of it: what was chosen while editing is for what was done meanwhile.
    .onChange(of: isEditing) { _, isEditing in if !isEditing { selection?.clear() } }
    .environment(\.contentMargins, ownMargins)
    .navigationBar { bar in bar.ground = bar.ground ?? ground }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background {
      if let ground {
        ground.ignoresSafeArea()
      }
      if hasFrame { Rectangle().strokeBorder(Color(.separator), lineWidth: 1) }
    }
  }

  private var ground: Color? { hidesBackground ? nil : look.ground }

  private var rows: some View {
    content.modifier(LazyRows())
      .environment(\.isInList, true).environment(\.selectionOfLinks, selection)
  }

  /// Above the first section, in place of its own.
  private func firstTop(_ section: SectionRows) -> CGFloat? {
    if let given = margins.content.top { return given }
    let follows = isUnderLargeTitle && look.hasCards && section.header.isEmpty
    return follows ? ListConstants.topUnderLargeTitle : nil
  }

  /// What the list keeps free by itself, or is told to in its place.
  private var ownMargins: ContentMargins {
    var margins = margins
    guard look.isGrouped else { return margins }
    margins.content.bottom = margins.content.bottom ?? metrics.groupSpacing
    // The first section brings it.
    margins.content.top = nil
    if look.hasCards || metrics.hasPlatters {
      margins.content.leading = margins.content.leading ?? metrics.margin
      margins.content.trailing = margins.content.trailing ?? metrics.margin
    }
    return margins
  }
}
