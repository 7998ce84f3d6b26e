/// The touch of a graph.
@MainActor
final class Touches: GraphPart {
  /// The finger that is down, or whose gestures are not decided yet.
  var session: TouchSession?
}

extension ViewGraph {
  var touch: TouchSession? {
    get { part(Touches.self).session }
    set {
      part(Touches.self).session = newValue
      isTouched = newValue != nil
    }
  }
}
