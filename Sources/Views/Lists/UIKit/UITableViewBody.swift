import Foundation
import Geometry
import Motion
import ViewEngine

/// What a clip shows of a table of UIKit's: a list with its cells.
struct UITableViewBody: View {
  let table: UITableView

  var body: some View {
    // Reading it has the body read again when something of the table has changed.
    _ = table.changes.count
    switch table.style {
    case .plain: return AnyView(list.listStyle(.plain))
    case .grouped: return AnyView(list.listStyle(.grouped))
    case .insetGrouped: return AnyView(list.listStyle(.insetGrouped))
    }
  }

  private var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }

  private var list: some View {
    let sections = table.knownSections
    let isEditing = table.isEditing
    return List {
      if let view = table.tableHeaderView { own(view) }
      ForEach(Array(sections.enumerated()), id: \.element.name) { place, section in
        Section {
          ForEach(section.rows, id: \.self) { row in
            let index = section.rows.firstIndex(of: row) ?? 0
            let path = IndexPath(row: index, section: place)
            if let cell = table.cell(of: row, at: path) {
              UITableViewRow(table: table, cell: cell, row: row, path: path)
                .onAppear { delegate?.tableView(table, willDisplay: cell, forRowAt: path) }
                .onDisappear {
                  delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
                }
            }
          }
        } header: {
          note(
            delegate?.tableView(table, viewForHeaderInSection: place),
            height: delegate?.tableView(table, heightForHeaderInSection: place)
              ?? table.sectionHeaderHeight,
            title: table.dataSource?.tableView(table, titleForHeaderInSection: place))
        } footer: {
          note(
            delegate?.tableView(table, viewForFooterInSection: place),
            height: delegate?.tableView(table, heightForFooterInSection: place)
              ?? table.sectionFooterHeight,
            title: table.dataSource?.tableView(table, titleForFooterInSection: place))
        }
      }
      if let view = table.tableFooterView, view.frame.height > 0 { own(view) }
    }
    .transformEnvironment(\.editMode) { mode in
      if isEditing { mode = .constant(.active) }
    }
  }

  /// What is above or below a section.
  @ViewBuilder private func note(_ view: UIView?, height: CGFloat, title: String?) -> some View {
    if let view = view as? UITableViewHeaderFooterView, let text = view.textLabel?.text {
      Text(verbatim: text)
    } else if let configuration = (view as? UITableViewHeaderFooterView)?.contentConfiguration {
      configuration._row
    } else if let view {
      TableNote(view: view, height: height)
    } else if let title {
      Text(verbatim: title)
    }
  }

  /// A view above or below all rows, as high as it is.
  private func own(_ view: UIView) -> some View {
    view.shown.frame(height: view.frame.height > 0 ? view.frame.height : nil)
      .frame(maxWidth: .infinity).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
  }
}

/// One row, which a finger chooses.
struct UITableViewRow: View {
  let table: UITableView
  let cell: UITableViewCell
  let row: Int
  let path: IndexPath
  @State private var said = TableRowAnswers()

  var body: some View {
    _ = cell.changes.count + table.picks.count + table.changes.count
    for label in [cell.textLabel, cell.detailTextLabel] { _ = label?.changes.count }
    said.ask(table, about: row, at: path)
    let height = said.height
    let shown = HStack(spacing: 8) {
      content.frame(maxWidth: .infinity, alignment: .leading)
      accessory
      // The row's own insets are beside all else.
      if hasAccessory, own != nil { Color.clear.frame(width: 12, height: 0) }
    }
    .frame(height: height > 0 ? height : nil)
    .frame(maxWidth: .infinity, alignment: .leading)
    .contentShape(Rectangle())
    .onTapGesture { table.tapped(path) }
    .simultaneousGesture(
      TouchDownGesture(maximumDistance: CellPressRecognizer.reach) {
        table.pressed(cell, at: path, $0)
      }
    )
    .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
    .modifier(editing)
    let isMeant = said.isThere && table.chosen.contains(path) || cell.isHighlighted
    let isChosen = isMeant && cell.selectionStyle != .none
    let hosted = cell.contentConfiguration as? any UIHostedRow
    let color =
      isChosen ? cell.selectedBackgroundView?.backgroundColor ?? .systemGray4 : cell.backgroundColor
    let ground = isChosen ? nil : hosted?.rowGround
    return shown.listRowInsets(hosted?.rowInsets ?? insets(height: height))
      .listRowBackground(ground ?? color.map { AnyView($0.color) })
  }

  /// What is there to be swiped to by itself, and in edit mode.
  private var editing: ListRowModifier {
    let (removal, move, title) = (said.removal, said.move, said.removalTitle)
    let leading = said.leading?.buttons(beside: cell)
    let trailing = said.trailing?.buttons(beside: cell)
    return ListRowModifier { row in
      (row.leadingSwipe, row.trailingSwipe) = (leading, trailing)
      if let removal { row.delete = { _ in removal() } }
      if let move { row.move = { move($1) } }
      if trailing == nil, let removal, let title {
        row.trailingSwipe = SwipeActionsValue(
          content: AnyView(
            Button(role: .destructive) {
              removal()
            } label: {
              Text(verbatim: title)
            }), allowsFullSwipe: true)
      }
    }
  }

  /// A cell's own views have all of the row; what is as high as it is told has room beside it only.
  private func insets(height: CGFloat) -> EdgeInsets? {
    if own != nil { return EdgeInsets() }
    return height > 0 ? EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20) : nil
  }

  /// What the cell's own views lie on: what is made for them, or the cell itself.
  private var own: UIView? {
    if cell.contentConfiguration != nil { return nil }
    if !cell.contentView.subviews.isEmpty { return cell.contentView }
    return cell.subviews.isEmpty ? nil : cell
  }

  @ViewBuilder private var content: some View {
    if let configuration = cell.contentConfiguration {
      configuration._row
    } else if let own {
      UICellStage(cell: cell, view: own, changes: own.changes.count) { own.shown }
    } else if cell.contentView.hosted != nil {
      cell.contentView.shown
    } else {
      texts
    }
  }

  @ViewBuilder private var texts: some View {
    let (title, detail) = (cell.textLabel?.ownContent, written(cell.detailTextLabel))
    HStack(spacing: 16) {
      if let image = cell.imageView, image.image != nil { image.shown.fixedSize() }
      switch cell.style {
      case .default: title
      case .subtitle:
        VStack(alignment: .leading, spacing: 2) {
          title
          detail
        }
      case .value1, .value2:
        title
        Spacer(minLength: 8)
        detail
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func written(_ label: UILabel?) -> AnyView? {
    label?.text == nil && label?.attributedText == nil ? nil : label?.ownContent
  }

  private var hasAccessory: Bool { cell.accessoryView != nil || cell.accessoryType != .none }

  @ViewBuilder private var accessory: some View {
    if let view = cell.accessoryView {
      view.shown.fixedSize()
    } else {
      switch cell.accessoryType {
      case .none: EmptyView()
      case .disclosureIndicator: symbol("chevron.right", .tertiary)
      case .checkmark: symbol("checkmark", .tint)
      case .detailButton: symbol("info.circle", .tint)
      case .detailDisclosureButton:
        symbol("info.circle", .tint)
        symbol("chevron.right", .tertiary)
      }
    }
  }

  private func symbol<S: ShapeStyle>(_ name: String, _ style: S) -> some View {
    Image(systemName: name).font(.system(size: 14, weight: .semibold)).foregroundStyle(style)
  }
}
