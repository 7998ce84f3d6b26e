import Foundation
import Motion
import ViewEngine

/// What a page of UIKit's has in the bars above and below it.
struct BarButtons: View {
  let item: UINavigationItem
  let toolbar: [UIBarButtonItem]
  let tint: UIColor?
  /// Whether the title is below the bar.
  let hasLargeTitle: Bool

  var body: some View {
    row(item.leftBarButtonItems ?? [], at: .topBarLeading)
    if let view = item.titleView {
      ToolbarItem(placement: .principal) { BarCustomView(view: view) }
    } else if let prompt = item.prompt, !prompt.isEmpty {
      ToolbarItem(placement: .principal) {
        BarPrompt(prompt: prompt, title: hasLargeTitle ? nil : item.title)
      }
    }
    // The first is the outermost.
    row((item.rightBarButtonItems ?? []).reversed(), at: .topBarTrailing)
    row(toolbar, at: .bottomBar)
  }

  private func row(_ items: [UIBarButtonItem], at placement: ToolbarItemPlacement) -> some View {
    ForEach(StandingItem.all(of: items)) { standing in
      let button = standing.item
      switch button.systemItem {
      case .flexibleSpace: ToolbarSpacer(.flexible, placement: placement)
      case .fixedSpace: ToolbarSpacer(.fixed, placement: placement)
      default:
        ToolbarItem(placement: emphasis(of: button, at: placement)) {
          BarButton(item: button, tint: tint)
        }
      }
    }
  }

  /// What a dialog is left by is written bolder.
  private func emphasis(of item: UIBarButtonItem, at placement: ToolbarItemPlacement)
    -> ToolbarItemPlacement
  {
    let isMeant = item.style == .done || item.style == .prominent
    return isMeant && placement == .topBarTrailing ? .confirmationAction : placement
  }
}

/// A title and what is asked for above it.
private struct BarPrompt: View {
  let prompt: String
  let title: String?

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: prompt).font(.system(size: 12))
      if let title { Text(verbatim: title).font(.headline) }
    }
    .lineLimit(1)
  }
}

private struct StandingItem: Identifiable {
  struct ID: Hashable {
    let item: ObjectIdentifier
    /// One gap may stand in several places.
    let time: Int
  }

  let item: UIBarButtonItem
  let id: ID

  static func all(of items: [UIBarButtonItem]) -> [StandingItem] {
    items.indices.map { index in
      let time = items[..<index].count { $0 === items[index] }
      return StandingItem(
        item: items[index], id: ID(item: ObjectIdentifier(items[index]), time: time))
    }
  }
}

/// A button in a bar.
private struct BarButton: View {
  let item: UIBarButtonItem
  let tint: UIColor?

  var body: some View {
    let _ = item.changes.count
    if item.isHidden {
      EmptyView()
    } else if let view = item.customView {
      BarCustomView(view: view)
    } else {
      button.disabled(!item.isEnabled)
        .transformEnvironment(\.tint) { style in
          if let color = (item.tintColor ?? tint)?.color { style = AnyShapeStyle(color) }
        }
        .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
    }
  }

  private var isPressed: Bool { item.primaryAction != nil || item.action != nil }

  @ViewBuilder private var button: some View {
    if let menu = item.menu, isPressed {
      Menu {
        UIMenuRows(menu: menu)
      } label: {
        label
      } primaryAction: {
        item.press()
      }
    } else if let menu = item.menu {
      Menu {
        UIMenuRows(menu: menu)
      } label: {
        label
      }
    } else {
      Button {
        item.press()
      } label: {
        label
      }
    }
  }

  @ViewBuilder private var label: some View {
    if let image = item.image {
      if let name = item.accessibilityLabel ?? item.title, !name.isEmpty {
        Image(uiImage: image).accessibilityLabel(name)
      } else {
        Image(uiImage: image)
      }
    } else if let name = item.systemItem?.symbol {
      Image(systemName: name)
        .accessibilityLabel(item.accessibilityLabel ?? item.systemItem?.title ?? "")
    } else {
      Text(verbatim: item.title ?? item.systemItem?.title ?? "")
        .fontWeight(item.style == .done ? .semibold : nil)
    }
  }
}

/// A view of UIKit's in a bar, as large as it is.
private struct BarCustomView: View {
  let view: UIView

  var body: some View {
    let size = view.frame.size
    if size.width > 0, size.height > 0, view.intrinsicContentSize.width < 0 {
      view.shown.frame(width: size.width, height: size.height)
    } else {
      view.shown.fixedSize()
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// What it is called, written or not.
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .close: "xmark.circle.fill"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
