import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

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
