import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// Lets the title in the bar open a menu.
  ///
  /// - Matches: a chevron in a grey circle behind the inline title, as on iOS 16 and later, by eye;
  ///   a large title has none.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(TitleMenuModifier(menu: AnyView(content())))
  }
}

/// The menu that the title in the bar opens, as a part of a toolbar.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .toolbarTitleMenu { content }
      .modifier(BarPlaceModifier(place: .overflow))
  }
}

private struct TitleMenuModifier: ViewModifier {
  let menu: AnyView
  @State private var source = BarMenu()

  func body(content: Content) -> some View {
    source.content = menu
    return content.navigationBar { $0.titleMenu = source }
  }
}

/// An inline title that opens a menu.
struct TitleMenuButton<Title: View>: View {
  let menu: BarMenu
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
