/// A way to come by a clip's frames. All have to give the same pixels.
package enum WayOfDrawing: Hashable, Sendable, CustomStringConvertible {
  /// Every frame whole, in an order of its own, with what earlier ones left in the caches.
  case whole
  /// From a frame to the end, on a compositor that has drawn nothing else.
  case from(Int)
  /// Only this one, on a compositor and by a player that have seen no other.
  case alone
  /// With no painted leaf kept from one frame to the next.
  case withoutLeaves

  package var description: String {
    switch self {
    case .whole: "each drawn whole"
    case .from(let frame): "drawn from frame \(frame) on"
    case .alone: "drawn alone"
    case .withoutLeaves: "with no leaf kept"
    }
  }
}

/// A frame that is not what it is when the clip is drawn from its start.
package struct DifferentFrame: Sendable, CustomStringConvertible {
  package let frame: Int
  package let way: WayOfDrawing
  package let difference: PictureDifference

  package var description: String { "frame \(frame) \(way): \(difference)" }
}
