import Drawing
import Foundation
import Geometry

/// Something that moves on the screen for a while, wherever that comes from.
struct MotionTrace: Codable, Hashable, Sendable {
  /// Seconds from the start of the clip.
  var start: Double
  var end: Double
  /// All that changes meanwhile, in points of the screen.
  var frame: CGRect
}

/// Finds what moves in a clip from what its frames show.
struct MotionTracker {
  private(set) var traces: [MotionTrace] = []
  private let bounds: MovedBounds
  private var last: DisplayList?

  /// What rests for no longer is one motion.
  private static let pause = 0.3

  init(screen: CGSize) {
    bounds = MovedBounds(screen: CGRect(origin: .zero, size: screen))
  }

  mutating func look(at list: DisplayList, time: Double) {
    defer { last = list }
    guard let last, last != list, let frame = bounds.moved(from: last, to: list) else { return }
    if let motion = traces.last, time - motion.end <= Self.pause {
      traces[traces.count - 1].end = time
      traces[traces.count - 1].frame = motion.frame.union(frame)
    } else {
      traces.append(MotionTrace(start: time, end: time, frame: frame))
    }
  }
}

extension CGRect {
  /// The smallest upright rectangle around it, seen through a matrix.
  func covering(_ matrix: ProjectionTransform) -> CGRect {
    CGRect(around: corners.map { $0.applying(matrix) })
  }
}
