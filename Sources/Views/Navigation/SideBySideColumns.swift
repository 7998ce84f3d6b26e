import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

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
