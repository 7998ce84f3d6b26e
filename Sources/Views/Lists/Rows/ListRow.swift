import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// One row: what it shows, on its ground, with what the list adds at its ends.
struct ListRow: View {
  let row: Subview
  let look: ListLook
  let selection: ListSelection?
  let move: Binding<RowMove?>
  let lines: RowLines
  /// Whether it is one of every second row that is told from its neighbours by its ground.
  let isStriped: Bool
  /// Of the row's own card, if it has one.
  let radius: CGFloat
  @State private var isPressed = false
  @State private var swipe = SwipeState()
  @Environment(\.defaultMinListRowHeight) private var minHeight
  @Environment(\.editMode) private var editMode
  @Environment(\.openNextColumn) private var openNextColumn
  @Environment(\.selectionMenu) private var menu
  @Environment(\.platterTint) private var platterTint
  @Environment(\.isGlass) private var isGlass
  @Environment(\.colorScheme) private var scheme

  private var metrics: ListMetrics { look.metrics(isGlass: isGlass) }

  var body: some View {
    let traits = row.rowTraits
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    let insets = traits.insets(over: metrics.insets)
    let hasChevron = traits.hasChevron && look.hasChevrons
    var contentInsets = insets
    // What stands at the end keeps its own distance.
    if hasChevron || traits.badge != nil { contentInsets.trailing = 0 }
    let isElement = self.row.place != nil
    let row = HStack(spacing: 0) {
      HStack(spacing: 0) {
        if isEditing { leadingControl(traits) }
        self.row.modifier(ChosenRow(isOn: isMarked)).padding(contentInsets)
          .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
        if let badge = traits.badge {
          RowBadge(label: badge, own: traits.badgeProminence, isMarked: isMarked)
            .padding(.leading, ListConstants.accessoryGap)
            .padding(.trailing, hasChevron ? 0 : insets.trailing)
        }
        if hasChevron {
          RowChevron().padding(.trailing, insets.trailing)
        }
      }
      .modifier(
        RowChoiceModifier(
          choose: choice(traits, isEditing: isEditing),
          isAwaited: isEditing && selection?.isMultiple == true)
      )
      if isEditing && traits.move != nil && !traits.isMoveDisabled {
        RowHandle(move: moving(traits))
      }
    }
    .modifier(
      RowSeparatorModifier(
        secondary: RowSeparators(lines: lines), insets: insets, lineEnd: metrics.lineEnd)
    )
    .background { ground(traits) }
    .modifier(SelectionMenuModifier(tag: row.tag, selection: selection))
    .modifier(LiftedRowModifier())
    .modifier(ListRowTouchModifier(isElement: isElement) { isPressed = $0 })
    .modifier(
      SwipeRow(
        state: $swipe, leading: traits.leadingSwipe, trailing: trailing(traits),
        isEditing: isEditing)
    )
    return
      row
      .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
      .modifier(MovedRow(move: move.wrappedValue, row: self.row))
      .modifier(RestingRowModifier())
  }

  /// The row's content is white on the tint.
  private var isMarked: Bool { look.marksInTint && isSelected }

  // MARK: The ground

  @ViewBuilder private func ground(_ traits: ListRowTraits) -> some View {
    if look.marksInTint {
      RoundedRectangle(cornerRadius: metrics.choiceRadius, style: .continuous)
        .fill(
          AnyShapeStyle(
            isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.tertiarySystemFill)))
        )
        .opacity(isSelected || isPressed && !look.isClicked ? 1 : 0)
        .background { traits.background ?? stripe }
        .padding(.horizontal, metrics.choiceInset)
    } else if look == .panel {
      Color(.quaternarySystemFill).background { traits.background }
    } else if look == .platters {
      traits.background ?? platter(traits.platterTint ?? platterTint)
    } else if look == .shelf {
      Color.clear
    } else if isPressed || isSelected {
      // The light one as captured from UIKit of iOS 26.
      isGlass && scheme == .light ? Color(white: 220.0 / 255) : Color(.systemGray4)
    } else if let background = traits.background {
      background
    } else if look.isGrouped {
      Color(.secondarySystemGroupedBackground)
    } else if let stripe {
      stripe
    } else {
      Color.clear
    }
  }

  /// A tinted one turns fainter under a finger; by eye.
  private func platter(_ tint: Color?) -> AnyView {
    AnyView(
      tint?.opacity(isPressed ? 0.7 : 1) ?? Color(white: 1, opacity: isPressed ? 0.24 : 0.14))
  }

  private var stripe: AnyView? {
    guard isStriped else { return nil }
    let color = Color(.alternatingContentBackground)
    // As AppKit's inset tables have them, in the shape of what is chosen.
    let shape = RoundedRectangle(cornerRadius: metrics.choiceRadius, style: .continuous)
    return look.marksInTint ? AnyView(shape.fill(color)) : AnyView(color)
  }

  // MARK: Choosing

  private var isSelected: Bool {
    // Rows of things with names of their own are tagged with these, though their links choose the things.
    guard let selection else { return false }
    return [row.tag, row.rowTraits.linkValue].contains { $0.map(selection.contains) ?? false }
  }

  private func choice(_ traits: ListRowTraits, isEditing: Bool) -> (() -> Void)? {
    if !isEditing, !look.isClicked, let tag = row.tag, let menu, menu.takes(tag),
      let action = menu.primaryAction
    {
      return { action([tag]) }
    }
    guard let selection, let tag = row.tag, selection.takes(tag), !traits.isSelectionDisabled,
      isEditing || !selection.isMultiple || look.marksInTint
    else { return nil }
    return {
      if isEditing { selection.choose(tag) } else { selection.replace(tag) }
      // Where the columns of a split view are pages, what is chosen shows the next one.
      if !isEditing { openNextColumn? { withAnimation { selection.clear() } } }
    }
  }

  @ViewBuilder private func leadingControl(_ traits: ListRowTraits) -> some View {
    if let selection, let tag = row.tag, selection.takes(tag), selection.isMultiple {
      SelectionCircle(isOn: selection.contains(tag))
        .opacity(traits.isSelectionDisabled ? 0 : 1)
        .transition(.move(edge: .leading).combined(with: .opacity))
    } else if traits.delete != nil && !traits.isDeleteDisabled {
      MinusButton { swipe.open(.trailing) }
        .transition(.move(edge: .leading).combined(with: .opacity))
    }
  }

  // MARK: Swiping and moving

  private func trailing(_ traits: ListRowTraits) -> SwipeActionsValue? {
    if let given = traits.trailingSwipe { return given }
    guard let delete = traits.delete, !traits.isDeleteDisabled else { return nil }
    return SwipeActionsValue(
      content: AnyView(
        Button("Delete", role: .destructive) {
          guard let index = row.place?.index else { return }
          withAnimation { delete(IndexSet(integer: index)) }
        }), allowsFullSwipe: true)
  }

  private func moving(_ traits: ListRowTraits) -> RowMoving {
    RowMoving(move: move, row: row, action: traits.move ?? { _, _ in })
  }
}

/// Says that a row leads somewhere.
private struct RowChevron: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
      .font(.system(size: 14, weight: .semibold))
      .foregroundStyle(Color(.tertiaryLabel))
      .padding(.leading, ListConstants.accessoryGap)
  }
}

/// Makes all of a row the thing to tap where it can be chosen.
///
/// One view in both cases: the row's content cannot stand in two branches while one goes and the other comes.
private struct RowChoiceModifier: ViewModifier {
  let choose: (() -> Void)?
  /// Rows are chosen in answer to what has begun editing, before it ends.
  let isAwaited: Bool

  func body(content: Content) -> some View {
    content.modifier(
      PressModifier(
        setPressed: { _ in }, action: { choose?() }, isRow: true, isActive: choose != nil,
        appeal: isAwaited ? .promising : nil))
  }
}
