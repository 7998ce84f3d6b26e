import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

/// How colours are mixed in a drawing group; all of them are mixed gamma-encoded here.
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

struct FlattenEffect: RenderEffect {
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? { .flatten }
}
