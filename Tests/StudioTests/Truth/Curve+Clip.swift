import Drawing
import Foundation
import Geometry
import Raster

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

extension Curve {
  /// What `measure.py` would measure on a clip, from what the clip draws, without drawing it.
  @MainActor
  init(_ clip: Clip, region: CGRect) throws {
    let player = ClipPlayer(clip, measuring: FontBook())
    let count = clip.frameRate.frameCount(for: clip.script.duration ?? 0)
    frames = try (0..<count).map { index in
      let list = try player.displayList(atFrame: index)
      let time = clip.frameRate.time(of: index)
      guard let shape = list.coloredShape, shape.opacity >= 0.012 else {
        return Frame(time: time, edges: nil, opacity: 0)
      }
      let outline = shape.outline.clipped(to: region)
      guard outline.area * shape.opacity >= 4 else {
        return Frame(time: time, edges: nil, opacity: 0)
      }
      return Frame(time: time, edges: outline.edges(in: region), opacity: shape.opacity)
    }
  }
}

extension DisplayList {
  /// The first shape that is neither black nor white nor grey, as it is seen: these demos have one.
  /// A blur is passed over: it moves no straight edge and takes no opacity from the middle.
  fileprivate var coloredShape: (outline: Outline, opacity: Double)? {
    func find(_ items: [DisplayItem], _ matrix: ProjectionTransform, _ opacity: Double)
      -> (outline: Outline, opacity: Double)?
    {
      for item in items {
        switch item {
        case .leaf(.shape(let shape), let origin):
          guard case .color(let color) = shape.paint, color.isColored else { continue }
          let points = shape.path.outlinePoints.map {
            CGPoint(x: $0.x + origin.x, y: $0.y + origin.y).applying(matrix)
          }
          return (Outline(points: points), opacity * color.alpha)
        case .leaf: continue
        case .group(.transform(let inner), let items):
          if let found = find(items, inner.concatenating(matrix), opacity) { return found }
        case .group(.opacity(let amount), let items):
          if let found = find(items, matrix, opacity * amount) { return found }
        case .group(_, let items):
          if let found = find(items, matrix, opacity) { return found }
        }
      }
      return nil
    }
    return find(items, ProjectionTransform(), 1)
  }
}

extension RGBA {
  fileprivate var isColored: Bool { max(red, green, blue) - min(red, green, blue) > 0.1 }
}

extension Path {
  /// Corners of a rectangle, or points along an ellipse's edge.
  fileprivate var outlinePoints: [CGPoint] {
    if let rect = asRect { return rect.corners }
    let rect = boundingRect
    return (0..<60).map { step in
      let angle = Double(step) * 2 * .pi / 60
      return CGPoint(
        x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
    }
  }
}

/// A convex polygon.
private struct Outline {
  var points: [CGPoint]

  var area: Double {
    abs(sides.reduce(0) { $0 + Double($1.0.x * $1.1.y - $1.1.x * $1.0.y) }) / 2
  }

  private var sides: [(CGPoint, CGPoint)] {
    points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
  }

  func clipped(to rect: CGRect) -> Outline {
    keeping { $0.x - rect.minX }.keeping { rect.maxX - $0.x }
      .keeping { $0.y - rect.minY }.keeping { rect.maxY - $0.y }
  }

  /// The part where a linear measure is not negative.
  private func keeping(_ measure: (CGPoint) -> CGFloat) -> Outline {
    var kept: [CGPoint] = []
    for (a, b) in sides {
      let (before, after) = (measure(a), measure(b))
      if before >= 0 { kept.append(a) }
      if (before < 0) != (after < 0) {
        let part = before / (before - after)
        kept.append(CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
      }
    }
    return Outline(points: kept)
  }

  /// The first and last column and row of which more than 2 % is inside, as `measure.py` has it; the
  /// outermost ones where no column or row is that long.
  func edges(in region: CGRect) -> SIMD4<Double> {
    let columns = range(\.x, across: \.y, longerThan: 0.02 * region.height)
    let rows = range(\.y, across: \.x, longerThan: 0.02 * region.width)
    guard let columns, let rows else {
      let xs = points.map { Double($0.x) }
      let ys = points.map { Double($0.y) }
      return SIMD4(xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0)
    }
    return SIMD4(columns.lowerBound, columns.upperBound, rows.lowerBound, rows.upperBound)
  }

  private func range(
    _ along: KeyPath<CGPoint, CGFloat>, across: KeyPath<CGPoint, CGFloat>,
    longerThan least: CGFloat
  ) -> ClosedRange<Double>? {
    func chord(_ place: CGFloat) -> CGFloat {
      let cuts = sides.compactMap { a, b -> CGFloat? in
        let (start, end) = (a[keyPath: along], b[keyPath: along])
        guard min(start, end) <= place, place <= max(start, end), start != end else { return nil }
        let part = (place - start) / (end - start)
        return a[keyPath: across] + (b[keyPath: across] - a[keyPath: across]) * part
      }
      return (cuts.max() ?? 0) - (cuts.min() ?? 0)
    }
    let places = points.map { $0[keyPath: along] }
    guard let low = places.min(), let high = places.max(), high > low,
      // Chords grow towards the longest, which is at a corner, and shrink beyond it.
      let longest = places.max(by: { chord($0) < chord($1) }), chord(longest) > least
    else { return nil }
    func end(from outside: CGFloat) -> Double {
      if chord(outside) > least { return Double(outside) }
      var (short, long) = (outside, longest)
      for _ in 0..<16 {
        let middle = (short + long) / 2
        if chord(middle) > least { long = middle } else { short = middle }
      }
      return Double(long)
    }
    return end(from: low)...end(from: high)
  }
}
