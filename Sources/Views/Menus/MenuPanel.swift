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
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass

  private var radius: CGFloat {
    isGlass
      ? MenuConstants.glassCornerRadius : idiom == .mac ? 6 : MenuConstants.cornerRadius
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    MenuReveal {
      SubviewsReader(content: content.modifier(MenuContentEnvironment(level: prepared))) { rows in
        MenuRows(
          headings: rows.filter { $0.menuTraits?.isHeading == true },
          groups: MenuGroup.grouping(rows, reversed: frame.isUpward && order != .fixed),
          hasMarks: rows.contains { $0.menuTraits?.isMarked == true }, level: level
        )
        .padding(.vertical, idiom == .mac ? 5 : isGlass ? MenuConstants.glassPadding : 0)
      }
    }
    .clipShape(shape)
    .background(
      isGlass ? AnyShapeStyle(GlassGround.fill(in: colorScheme)) : AnyShapeStyle(MenuGround()),
      in: shape
    )
    .background {
      if isGlass {
        shape.fill(.white)
          .shadow(color: .black.opacity(hasShadow ? 0.12 : 0), radius: 30, y: 8)
          .clipShape(OutsideShape(shape: shape), style: FillStyle(eoFill: true))
      } else {
        shape.fill(MenuGround())
          .shadow(
            color: .black.opacity(
              hasShadow ? MenuConstants.shadowOpacity * (colorScheme == .dark ? 2 : 1) : 0),
            radius: MenuConstants.shadowRadius)
      }
    }
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

/// What menus are made of: nearly opaque, (246, 246, 246) over white on recordings; the dark one is
/// not measured.
struct MenuGround: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark
      ? Color(white: 0.15, opacity: 0.94) : Color(white: 0.965, opacity: 0.94)
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
  }
}

/// A title with its icon at the other end.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuLabelBody(configuration: configuration)
  }
}

private struct MenuLabelBody: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    if isGlass {
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
