import Drawing
import Foundation
import Motion

extension Color.Resolved {
  /// What the platform makes of the tint behind something that takes all attention: grey, as light
  /// as the colour (rule `tint-behind-is-grey`).
  var dimmedAsTint: Self {
    let light = 0.2126 * linearRed + 0.7152 * linearGreen + 0.0722 * linearBlue
    return Color.Resolved(
      linearRed: light, linearGreen: light, linearBlue: light, opacity: opacity * Self.dimmedOpacity
    )
  }

  /// From the grey that blue becomes on a recording: 162 of 255 over white.
  private static let dimmedOpacity: Float = 0.73
}

extension ResolvedStyle {
  var dimmedAsTint: ResolvedStyle {
    var result = self
    switch fill {
    case .color(let color): result.fill = .color(color.dimmedAsTint)
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.dimmedAsTint
      }
      result.fill = .gradient(gradient)
    case .mesh(var mesh):
      for index in mesh.vertices.indices {
        mesh.vertices[index].color = mesh.vertices[index].color.dimmedAsTint
      }
      mesh.background = mesh.background.dimmedAsTint
      result.fill = .mesh(mesh)
    }
    return result
  }
}
