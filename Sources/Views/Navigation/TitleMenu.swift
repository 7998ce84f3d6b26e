import Foundation
import Geometry
import Motion
import ViewEngine

/// What the title of a page opens, as the page last said.
@MainActor
final class TitleMenu {
  var content = AnyView(EmptyView())
}

extension TitleMenu: Equatable {
  nonisolated static func == (a: TitleMenu, b: TitleMenu) -> Bool { a === b }
}

extension View {
  /// Lets the title in the bar open a menu.
  ///
  /// - Matches: a chevron in a grey circle behind the inline title, as on iOS 16 and later, by eye;
  ///   a large title has none.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(TitleMenuModifier(menu: AnyView(content())))
  }
}

private struct TitleMenuModifier: ViewModifier {
  let menu: AnyView
  @State private var source = TitleMenu()

  func body(content: Content) -> some View {
    source.content = menu
    return content.navigationBar { $0.titleMenu = source }
  }
}

/// An inline title that opens a menu.
struct TitleMenuButton<Title: View>: View {
  let menu: TitleMenu
  @ViewBuilder let title: Title

  /// Points, not measured.
  private static var gap: CGFloat { 4 }
  private static var symbolSize: CGFloat { 15 }

  var body: some View {
    MenuButton(
      label: AnyView(
        HStack(spacing: Self.gap) {
          title
          Image(systemName: "chevron.down.circle.fill")
            .font(.system(size: Self.symbolSize))
            .symbolRenderingMode(.hierarchical)
            .foregroundStyle(.secondary)
        }
        .foregroundStyle(.primary)),
      content: menu.content, primaryAction: nil
    )
    .buttonStyle(.plain)
  }
}
