import Foundation
import Geometry

/// Something a finger does, at one moment of the clip.
@_spi(Engine) public struct TouchEvent {
  package enum Kind { case down, moved, up, time }

  package let kind: Kind
  /// Where the finger is, or was last, on screen.
  package let point: CGPoint
  /// Where a second finger is on screen; nil where only one is down.
  package let other: CGPoint?
  /// Seconds of the graph, and the same as a date.
  package let time: Double
  package let date: Date
  /// The point in a coordinate space, as seen from the view that has the gesture.
  package var location: @MainActor (CoordinateSpace) -> CGPoint
  /// The middle between two fingers, as seen from that view, and in parts of it.
  package var middle: @MainActor () -> (location: CGPoint, anchor: UnitPoint)

  package init(
    kind: Kind, point: CGPoint, other: CGPoint? = nil, time: Double, date: Date,
    location: @escaping @MainActor (CoordinateSpace) -> CGPoint,
    middle: @escaping @MainActor () -> (location: CGPoint, anchor: UnitPoint) = {
      (.zero, .topLeading)
    }
  ) {
    self.kind = kind
    self.point = point
    self.other = other
    self.time = time
    self.date = date
    self.location = location
    self.middle = middle
  }

  package func distance(from other: CGPoint) -> CGFloat {
    hypot(point.x - other.x, point.y - other.y)
  }
}
