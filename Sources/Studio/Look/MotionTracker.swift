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

/// Where two of a screen's lists differ.
struct MovedBounds {
  let screen: CGRect

  /// What is as large as the screen, such as the shade behind an alert, is nothing to look at.
  private static let whole = 0.9

  /// Nil where nothing is seen to be different.
  func moved(from old: DisplayList, to new: DisplayList) -> CGRect? {
    var found: CGRect?
    compare(old.items[...], new.items[...], ProjectionTransform(), screen, &found)
    return found
  }

  private func compare(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, _ matrix: ProjectionTransform,
    _ seen: CGRect, _ found: inout CGRect?
  ) {
    var (old, new) = (old, new)
    while let a = old.first, let b = new.first, a == b {
      old.removeFirst()
      new.removeFirst()
    }
    while let a = old.last, let b = new.last, a == b {
      old.removeLast()
      new.removeLast()
    }
    guard old.count == new.count else {
      for item in old { add(item, matrix, seen, &found) }
      for item in new { add(item, matrix, seen, &found) }
      return
    }
    for (a, b) in zip(old, new) where a != b {
      if case .group(let effect, let before) = a, case .group(effect, let after) = b {
        let (inner, rest) = inside(effect, matrix, seen)
        compare(before[...], after[...], inner, rest, &found)
      } else {
        add(a, matrix, seen, &found)
        add(b, matrix, seen, &found)
      }
    }
  }

  /// - Parameter seen: What of the screen is not cut off.
  private func add(
    _ item: DisplayItem, _ matrix: ProjectionTransform, _ seen: CGRect, _ found: inout CGRect?
  ) {
    switch item {
    case .group(let effect, let items):
      let (inner, rest) = inside(effect, matrix, seen)
      for item in items { add(item, inner, rest, &found) }
    case .leaf(let leaf, let origin):
      let size = leaf.bounds.offsetBy(dx: origin.x, dy: origin.y)
      let rect = size.covering(matrix).intersection(seen)
      guard !rect.isNull, rect.width > 0, rect.height > 0, rect.isReachable,
        rect.width < screen.width * Self.whole || rect.height < screen.height * Self.whole
      else { return }
      found = found?.union(rect) ?? rect
    }
  }

  private func inside(
    _ effect: Effect, _ matrix: ProjectionTransform, _ seen: CGRect
  ) -> (ProjectionTransform, CGRect) {
    switch effect {
    case .transform(let own): (own.concatenating(matrix), seen)
    case .clip(let path, _, _):
      (matrix, seen.intersection(path.boundingRect.covering(matrix)))
    default: (matrix, seen)
    }
  }
}

extension Leaf {
  fileprivate var bounds: CGRect {
    switch self {
    case .shape(let shape): shape.path.boundingRect
    case .text(let text): CGRect(origin: .zero, size: text.size)
    case .symbol(let symbol): CGRect(origin: .zero, size: symbol.size)
    case .image(let image): CGRect(origin: .zero, size: image.size)
    }
  }
}

extension CGRect {
  /// The smallest upright rectangle around it, seen through a matrix.
  func covering(_ matrix: ProjectionTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(matrix) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return self }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
