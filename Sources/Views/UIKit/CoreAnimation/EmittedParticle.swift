import Foundation
import Motion
import ViewEngine

/// A particle at some time of its life.
struct EmittedParticle {
  let cell: CAEmitterCell
  var position: CGPoint
  var scale: CGFloat
  var angle: Angle
  var color: Color.Resolved
}
