import Foundation
import Geometry
import Motion
import ViewEngine

/// The field of a menu with its rows.
struct MenuPanel: View {
  let content: AnyView
  let frame: OverlayMenuFrame
  let close: () -> Void
  /// A submenu is shown in its place.
  let isCovered: Bool
  /// What is behind a context menu is dark already.
  var hasShadow = true
  @State private var level = MenuLevel()
  @Environment(\.menuOrder) private var order
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    MenuReveal {
      SubviewsReader(content: content.modifier(MenuContentEnvironment(level: prepared))) { rows in
        MenuRows(
          headings: rows.filter { $0.menuTraits?.isHeading == true },
          groups: MenuGroup.grouping(rows, reversed: frame.isUpward && order != .fixed),
          hasMarks: rows.contains { $0.menuTraits?.isMarked == true }, level: level
        )
        .padding(
          .vertical, idiom == .mac ? MacPanel.padding : isGlass ? MenuConstants.glassPadding : 0)
      }
    }
    .modifier(MenuPanelGround(hasShadow: hasShadow))
    .fadedAsOne(isCovered ? 0 : 1)
    .disabled(isCovered)
    .allowsHitTesting(!isCovered)
  }

  private var prepared: MenuLevel {
    level.close = close
    level.frame = frame
    level.isCovered = isCovered
    return level
  }
}

/// As high as its content, or as little as it is offered, and then its upper part.
private struct MenuReveal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let natural = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: natural.width, height: min(natural.height, proposal.height ?? .infinity))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for content in subviews {
      content.place(
        at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }
}

/// In a menu everything has the menu's own look.
private struct MenuContentEnvironment: EnvironmentModifier {
  let level: MenuLevel

  func apply(to environment: inout EnvironmentValues) {
    environment.menuLevel = level
    environment.menuGroupLook = .rows
    environment.labelLook = LabelLook { AnyView(MenuLabelStyle().makeBody(configuration: $0)) }
    environment.foreground = nil
    environment.keepsOwnForeground = true
    environment.buttonLook = nil
    // That of the menu is not that of its rows.
    environment.keyboardShortcut = nil
  }
}

/// A title with its icon at the other end; on a Mac the title alone, as AppKit's menus had no icons before macOS 26 but where
/// `titleAndIcon` asks for them.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuLabelBody(configuration: configuration)
  }
}

private struct MenuLabelBody: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isGlass) private var isGlass
  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .mac {
      configuration.title
    } else if isGlass {
      HStack(spacing: 0) {
        configuration.icon.frame(width: MenuConstants.glassPictureWidth, alignment: .leading)
        configuration.title
        Spacer(minLength: 0)
      }
    } else {
      HStack(spacing: 0) {
        configuration.title
        Spacer(minLength: 8)
        configuration.icon
      }
    }
  }
}
