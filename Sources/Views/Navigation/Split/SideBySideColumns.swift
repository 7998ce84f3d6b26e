import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Columns side by side, or over the detail. Their lengths are close to the devices', not measured.
///
/// A link in a column shows its page in the next one; a list in the first is one of places to go to.
struct SideBySideColumns: View {
  let columns: [AnyView]
  let visibility: Binding<NavigationSplitViewVisibility>
  @Environment(\.splitMakesRoom) private var makesRoom
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.windowTools) private var windowTools
  @Environment(\.windowTitle) private var windowTitle
  @Environment(\.isAtWindowRoot) private var isAtWindowRoot
  @Environment(\.idiom) private var idiom
  @State private var widths: [Int: CGFloat] = [:]
  /// The columns that ask for no button that shows and hides the sidebar.
  @State private var withoutToggle: Set<Int> = []
  /// What links have shown in the columns after theirs.
  @State private var shown: [Int: ShownPage] = [:]

  private struct ShownPage {
    let number: Int
    let view: AnyView
  }

  private var usualWidth: CGFloat { idiom == .mac ? 210 : idiom == .tv ? 500 : 320 }
  /// From here on a screen is wide enough for the detail to make room.
  private static let wide: CGFloat = 1000
  private static let animation = Animation.spring(response: 0.4, dampingFraction: 1)

  /// Whether the screen is wider than it is high. On an upright tablet columns lie over the detail, however large it is:
  /// UIKit's automatic behaviour.
  private var isOnItsSide: Bool {
    guard let size = ViewGraph.current?.canvas.size else { return true }
    return size.width > size.height
  }

  var body: some View {
    GeometryReader { proxy in
      let isWide = makesRoom ?? (idiom != .pad || isOnItsSide && proxy.size.width >= Self.wide)
      let count = shownCount(isWide: isWide)
      let sides = (columns.count - 1 - count..<columns.count - 1).reduce(0) {
        $0 + width(of: $1) + pixelLength
      }
      ZStack(alignment: .topLeading) {
        NavigationPages(root: titledDetail, path: nil, yields: true)
          .modifier(SplitColumnModifier(index: columns.count - 1))
          .environment(\.isFirstColumn, false)
          .environment(\.isBesideWindowButtons, count == 0 || !isWide)
          .environment(\.columnToggle, count == 0 ? toggle(isWide ? .all : .doubleColumn) : nil)
          .onPreferenceChange(LacksSidebarToggleKey.self) { note($0, of: columns.count - 1) }
          .frame(width: isWide ? proxy.size.width - sides : proxy.size.width)
          .offset(x: isWide ? sides : 0)
        if !isWide && count > 0 {
          Color.black.opacity(0.2).ignoresSafeArea()
            .onTapGesture { show(.detailOnly) }
            .transition(.opacity)
            .zIndex(1)
        }
        HStack(spacing: 0) {
          ForEach(columns.count - 1 - count..<columns.count - 1, id: \.self) { index in
            HStack(spacing: 0) {
              NavigationPages(root: column(index), path: nil, yields: true)
                .modifier(SplitColumnModifier(index: index))
                .environment(\.isFirstColumn, index == 0)
                .environment(\.isBesideWindowButtons, isFirst(index, isWide: isWide))
                // The first column that is shown has the button that hides them, or shows those
                // before it.
                .environment(
                  \.columnToggle,
                  isFirst(index, isWide: isWide) ? toggle(index > 0 ? .all : .detailOnly) : nil
                )
                .environment(\.listLook, index == 0 ? .sidebar : .plain)
                .environment(\.showInNextColumn) { show($0, in: index + 1) }
                .frame(width: width(of: index))
                .onPreferenceChange(ColumnWidthKey.self) { widths[index] = $0 }
                .onPreferenceChange(LacksSidebarToggleKey.self) { note($0, of: index) }
              Color(.separator).frame(width: pixelLength).ignoresSafeArea()
            }
            .background { ground(index).ignoresSafeArea() }
            .transition(.move(edge: .leading))
          }
        }
        .zIndex(2)
      }
      .environment(\.windowTools, nil)
      .environment(\.windowTitle, nil)
    }
  }

  /// With the title that is said around a Mac's split view, unless it has its own.
  @ViewBuilder private var titledDetail: some View {
    if idiom == .mac, isAtWindowRoot, let windowTitle {
      detail.navigationBar { $0.title = $0.title ?? windowTitle }
    } else {
      detail
    }
  }

  /// With what a toolbar around a Mac's split view has for its window.
  @ViewBuilder private var detail: some View {
    if let windowTools {
      column(columns.count - 1).modifier(ToolbarModifier(items: windowTools))
    } else {
      column(columns.count - 1)
    }
  }

  private func width(of index: Int) -> CGFloat { widths[index] ?? usualWidth }

  private func ground(_ index: Int) -> Color {
    if idiom == .mac {
      return Color(index == 0 ? .secondarySystemGroupedBackground : .systemBackground)
    }
    return Color(index == 0 ? .systemGroupedBackground : .systemBackground)
  }

  private func show(_ page: AnyView, in index: Int) {
    shown[index] = ShownPage(number: (shown[index]?.number ?? 0) + 1, view: page)
  }

  /// A column, or what a link in the one before shows in its place.
  @ViewBuilder private func column(_ index: Int) -> some View {
    if let page = shown[index] { page.view.id(page.number) } else { columns[index] }
  }

  /// How many columns there are beside the detail.
  private func shownCount(isWide: Bool) -> Int {
    switch visibility.wrappedValue {
    case .all: columns.count - 1
    case .doubleColumn: 1
    case .detailOnly: 0
    default: isWide ? columns.count - 1 : 0
    }
  }

  private func show(_ new: NavigationSplitViewVisibility) {
    withAnimation(Self.animation) { visibility.wrappedValue = new }
  }

  private func isFirst(_ index: Int, isWide: Bool) -> Bool {
    index == columns.count - 1 - shownCount(isWide: isWide)
  }

  /// What a column has said lasts while it is hidden.
  private func note(_ lacksToggle: Bool, of index: Int) {
    if lacksToggle { withoutToggle.insert(index) } else { withoutToggle.remove(index) }
  }

  private func toggle(_ new: NavigationSplitViewVisibility) -> AnyView? {
    guard withoutToggle.isEmpty else { return nil }
    return AnyView(
      Button {
        show(new)
      } label: {
        SidebarToggleLabel()
      }
      .accessibilityLabel("Sidebar")
      // It shows and hides what is there; what the rows show is what a split view is about.
      .modifier(TouchAppealModifier(appeal: .idle)))
  }
}

/// Whether there is a bar inside already, which has what an outer one would.
enum HasNavigationKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum ColumnToggleKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum IsFirstColumnKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether a column of a split view is the first; nil outside of them.
  var isFirstColumn: Bool? {
    get { self[IsFirstColumnKey.self] }
    set { self[IsFirstColumnKey.self] = newValue }
  }

  /// The button in a column's bar that shows and hides those before it.
  var columnToggle: AnyView? {
    get { self[ColumnToggleKey.self] }
    set { self[ColumnToggleKey.self] = newValue }
  }
}
