import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

/// How a view is mixed with what is below it in the same group.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

struct BlendEffect: RenderEffect {
  let mode: BlendMode

  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    // The two enums have the same cases, by name.
    Drawing.BlendMode(rawValue: mode.rawValue).map { .blend($0) }
  }
}
