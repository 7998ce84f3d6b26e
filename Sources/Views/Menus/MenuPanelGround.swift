import Foundation
import Geometry
import Motion
import ViewEngine

/// What the rows of a menu stand on, with its outline and its shadow.
struct MenuPanelGround: ViewModifier {
  /// What is behind a context menu is dark already.
  let hasShadow: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass

  private var radius: CGFloat {
    isGlass
      ? MenuConstants.glassCornerRadius
      : idiom == .mac
        ? MacPanel.cornerRadius
        : idiom == .tv ? MenuConstants.televisionCornerRadius : MenuConstants.cornerRadius
  }

  private var fill: AnyShapeStyle {
    if isGlass { return AnyShapeStyle(GlassGround.fill(in: colorScheme)) }
    return idiom == .mac
      ? AnyShapeStyle(MacPanel.ground(in: colorScheme)) : AnyShapeStyle(MenuGround())
  }

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    content
      .clipShape(shape)
      .background(fill, in: shape)
      .background {
        if isGlass {
          shape.fill(.white)
            .shadow(color: .black.opacity(hasShadow ? 0.12 : 0), radius: 30, y: 8)
            .clipShape(OutsideShape(shape: shape), style: FillStyle(eoFill: true))
        } else if idiom == .mac {
          MacPanelShadow(outline: shape, isShown: hasShadow)
        } else {
          shape.fill(MenuGround())
            .shadow(
              color: .black.opacity(
                hasShadow ? MenuConstants.shadowOpacity * (colorScheme == .dark ? 2 : 1) : 0),
              radius: MenuConstants.shadowRadius)
        }
      }
      .overlay { if idiom == .mac { MacPanelRim(outline: shape) } }
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
