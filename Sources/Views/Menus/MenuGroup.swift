import Motion
import ViewEngine

/// Rows of a menu between two of its wide gaps.
struct MenuGroup: Identifiable {
  let id: AnyHashable
  var header: [Subview] = []
  var rows: [Subview] = []

  /// - Parameter reversed: The first row is the last, next to the label below.
  @MainActor
  static func grouping(_ subviews: SubviewsCollection, reversed: Bool) -> [MenuGroup] {
    var groups: [MenuGroup] = []
    for section in SectionRows.grouping(subviews) {
      groups.append(MenuGroup(id: section.id, header: section.header))
      for row in section.rows + section.footer {
        if row.menuTraits?.isHeading == true { continue }
        if row.isDivider {
          groups.append(MenuGroup(id: AnyHashable([section.id, AnyHashable(row.id)])))
        } else {
          groups[groups.count - 1].rows.append(row)
        }
      }
    }
    groups.removeAll { $0.rows.isEmpty && $0.header.isEmpty }
    guard reversed else { return groups }
    return groups.reversed().map { group in
      var group = group
      group.rows.reverse()
      return group
    }
  }
}

/// The rows of a menu with the lines and gaps between them.
struct MenuRows: View {
  let headings: [Subview]
  let groups: [MenuGroup]
  let hasMarks: Bool
  let level: MenuLevel
  @Environment(\.idiom) private var idiom

  var body: some View {
    VStack(spacing: 0) {
      ForEach(headings) { heading in
        heading
        MenuLine()
      }
      ForEach(groups) { group in
        if group.id != groups.first?.id {
          // A heading is set off by a line alone (PickerPaletteTint).
          if idiom == .mac {
            Divider().padding(.horizontal, 12).padding(.vertical, 5)
          } else if group.header.isEmpty {
            MenuGap()
          } else {
            MenuLine()
          }
        }
        if !group.header.isEmpty {
          MenuHeader(parts: group.header)
          if idiom != .mac { MenuLine() }
        }
        ForEach(group.rows) { row in
          if idiom != .mac, idiom != .tv, row.id != group.rows.first?.id { MenuLine() }
          if row.menuTraits == nil { MenuNote(view: row) } else { row }
        }
      }
    }
    .padding(.vertical, idiom == .tv ? 10 : 0)
    .frame(width: MenuConstants.width(on: idiom))
    .onChange(of: hasMarks, initial: true) {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { level.hasMarks = hasMarks }
    }
  }
}

/// Between two rows; it takes no space, so that each row is as high as the last.
struct MenuLine: View {
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    Color.clear.frame(height: 0).overlay(alignment: .bottom) {
      if !isGlass { Divider() }
    }
  }
}

/// Between two groups.
private struct MenuGap: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    if isGlass {
      Divider().padding(.horizontal, MenuConstants.glassInset)
        .frame(height: MenuConstants.glassGroupGap)
    } else {
      field
    }
  }

  private var field: some View {
    Color.black.opacity(colorScheme == .dark ? 0.3 : 0.08).frame(height: MenuConstants.groupGap)
  }
}

/// What a section is called.
private struct MenuHeader: View {
  let parts: [Subview]
  @Environment(\.menuLevel) private var level
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    HStack(spacing: 0) {
      ForEach(parts) { $0 }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, MenuConstants.inset(on: idiom, isGlass: isGlass))
    .frame(
      height: isGlass
        ? MenuConstants.glassHeaderHeight
        : idiom == .mac ? MenuConstants.macHeaderHeight : MenuConstants.headerHeight)
  }
}

/// A text in a menu that is no row.
private struct MenuNote: View {
  let view: Subview
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    HStack(spacing: 0) {
      view
      Spacer(minLength: 0)
    }
    .fadedAsOne(0.5)
    .padding(.horizontal, MenuConstants.inset(on: idiom, isGlass: isGlass))
    .padding(
      .vertical,
      isGlass
        ? MenuConstants.glassRowPadding
        : idiom == .mac ? MenuConstants.macRowPadding : MenuConstants.rowPadding)
  }
}
