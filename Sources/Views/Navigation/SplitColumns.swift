import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Columns that push each other as pages, where there is room for one.
struct CollapsedColumns: View {
  /// From the sidebar to the detail.
  let columns: [AnyView]
  let shown: Binding<NavigationSplitViewColumn>

  var body: some View {
    NavigationPages(root: page(0), path: nil).environment(\.isInColumn, true)
  }

  private func page(_ index: Int) -> AnyView {
    guard index < columns.count - 1 else { return columns[index] }
    let isOpen = Binding<Bool>(
      get: { self.index(of: shown.wrappedValue) > index },
      set: { shown.wrappedValue = column($0 ? index + 1 : index) })
    return AnyView(
      columns[index]
        .environment(\.openNextColumn) { isOpen.wrappedValue = true }
        .navigationDestination(isPresented: isOpen) { page(index + 1) })
  }

  /// With two columns there is no content.
  private func index(of column: NavigationSplitViewColumn) -> Int {
    columns.count == 3 ? column.order : column == .detail ? 1 : 0
  }

  private func column(_ index: Int) -> NavigationSplitViewColumn {
    index == 0 ? .sidebar : index == columns.count - 1 ? .detail : .content
  }
}

/// Columns side by side, or over the detail. Their lengths are close to a tablet's, not measured.
struct SideBySideColumns: View {
  let columns: [AnyView]
  let visibility: Binding<NavigationSplitViewVisibility>
  @Environment(\.splitMakesRoom) private var makesRoom
  @Environment(\.pixelLength) private var pixelLength

  private static let width: CGFloat = 320
  /// From here on a screen is wide enough for the detail to make room.
  private static let wide: CGFloat = 1000
  private static let animation = Animation.spring(response: 0.4, dampingFraction: 1)

  var body: some View {
    GeometryReader { proxy in
      let isWide = makesRoom ?? (proxy.size.width >= Self.wide)
      let count = shownCount(isWide: isWide)
      let sides = CGFloat(count) * (Self.width + pixelLength)
      ZStack(alignment: .topLeading) {
        NavigationPages(root: detail(isWide: isWide, count: count), path: nil)
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
              NavigationPages(root: side(index, isWide: isWide), path: nil)
                .frame(width: Self.width)
              Color(.separator).frame(width: pixelLength).ignoresSafeArea()
            }
            .background { Color(.systemGroupedBackground).ignoresSafeArea() }
            .transition(.move(edge: .leading))
          }
        }
        .zIndex(2)
      }
    }
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

  private func side(_ index: Int, isWide: Bool) -> some View {
    columns[index].toolbar {
      // The first column that is shown has the button that hides them, or shows those before it.
      if isFirst(index, isWide: isWide) {
        ToolbarItem(placement: .topBarLeading) {
          toggle(index > 0 ? .all : .detailOnly)
        }
      }
    }
  }

  private func isFirst(_ index: Int, isWide: Bool) -> Bool {
    index == columns.count - 1 - shownCount(isWide: isWide)
  }

  private func detail(isWide: Bool, count: Int) -> some View {
    columns[columns.count - 1].toolbar {
      if count == 0 {
        ToolbarItem(placement: .topBarLeading) { toggle(isWide ? .all : .doubleColumn) }
      }
    }
  }

  private func toggle(_ new: NavigationSplitViewVisibility) -> some View {
    Button {
      show(new)
    } label: {
      Image(systemName: "sidebar.leading")
    }
    .accessibilityLabel("Sidebar")
  }
}

private enum IsInColumnKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum OpenNextColumnKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// A navigation stack in here is part of the one that the columns make.
  var isInColumn: Bool {
    get { self[IsInColumnKey.self] }
    set { self[IsInColumnKey.self] = newValue }
  }

  /// Shows the column after this one, where only one is shown: something in a list was chosen.
  var openNextColumn: (() -> Void)? {
    get { self[OpenNextColumnKey.self] }
    set { self[OpenNextColumnKey.self] = newValue }
  }
}
