import Foundation
import Geometry
import Motion
import ViewEngine

/// What sets a Mac's menus and popovers off from the window below them, in points. By eye from macOS 14.
enum MacPanel {
  static let cornerRadius: CGFloat = 6
  /// Above the first row and below the last.
  static let padding: CGFloat = 5
  static let hairline: CGFloat = 0.5
  static let shadow = (opacity: 0.25, darkOpacity: 0.45, radius: CGFloat(14), y: CGFloat(5))

  /// What is behind shows through, blurred.
  static func ground(in scheme: ColorScheme) -> BlurredFill {
    let (white, opacity) = scheme == .light ? (0.96, 0.82) : (0.16, 0.78)
    return BlurredFill(color: Color(white: white, opacity: opacity), radius: 20)
  }
}

/// A short shadow, and a dark hairline around; both outside alone, where the panel lets nothing through.
struct MacPanelShadow<Outline: Shape>: View {
  let outline: Outline
  var isShown = true
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let isDark = colorScheme == .dark
    let opacity = isDark ? MacPanel.shadow.darkOpacity : MacPanel.shadow.opacity
    ZStack {
      outline.fill(.white)
        .shadow(
          color: .black.opacity(isShown ? opacity : 0), radius: MacPanel.shadow.radius,
          y: MacPanel.shadow.y)
      outline.stroke(.black.opacity(isDark ? 0.5 : 0.2), lineWidth: 2 * MacPanel.hairline)
    }
    .clipShape(OutsideShape(shape: outline), style: FillStyle(eoFill: true))
  }
}

/// In the dark a panel has a light hairline within as well.
struct MacPanelRim<Outline: Shape>: View {
  let outline: Outline
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    if colorScheme == .dark {
      outline.stroke(.white.opacity(0.2), lineWidth: 2 * MacPanel.hairline).clipShape(outline)
        .allowsHitTesting(false)
    }
  }
}
