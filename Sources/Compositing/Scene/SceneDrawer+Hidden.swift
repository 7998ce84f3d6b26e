import Drawing
import Foundation
import Geometry
import Pixels

/// What lies under an opaque rectangle is not drawn: pages and cards have grounds that hide others.
extension SceneDrawer {
  /// Which pixels are still to be seen of each item, and which of what is below all of them.
  struct Uncovered {
    var items: [PixelRect]
    var below: PixelRect
  }

  /// Less may be drawn of an item than is wanted, never anything else: an opaque pixel is the same over anything.
  /// What looks at its backdrop reads around itself, so nothing below it is left out; a mask that does so reads nothing but
  /// itself, and is drawn where it is hidden as well.
  ///
  /// - Returns: Nil where all of every item is to be drawn.
  func uncovered(_ items: [DisplayItem], _ context: DrawingContext) -> Uncovered? {
    var left = context.visible
    guard !drawsHidden, left.size.area >= Self.worthHiding else { return nil }
    let all = left
    var seen = Array(repeating: all, count: items.count)
    for index in items.indices.reversed() {
      if items[index].looksAtBackdrop {
        return left == all ? nil : Uncovered(items: seen, below: all)
      }
      if !items[index].masksByGlass { seen[index] = left }
      left = left.without(cover(of: items[index], context))
    }
    return left == all ? nil : Uncovered(items: seen, below: left)
  }

  /// Pixels. Under less, looking costs more than drawing.
  private static let worthHiding = 1 << 14

  /// Pixels that an item leaves nothing to be seen through of: some of them, as one rectangle.
  private func cover(of item: DisplayItem, _ context: DrawingContext) -> PixelRect {
    switch item {
    case .leaf(.shape(let shape), let point):
      guard
        let (area, paint) = rectangle(shape, context.inside(.translation(point.x, point.y))),
        paint.alpha == 1
      else { return .empty }
      return PixelRect(wholeIn: area).intersection(context.clip)
    case .leaf:
      return .empty
    case .group(.opacity(let opacity), let items):
      return opacity >= 1 ? cover(of: items, context) : .empty
    case .group(.flatten, let items):
      return cover(of: items, context)
    case .group(.transform(let transform), let items):
      let inner = context.inside(transform)
      return inner.matrix.axisAligned == nil ? .empty : cover(of: items, inner)
    case .group(.clip(let path, _, let antialiased), let items):
      return cover(of: items, clippedTo: path, antialiased: antialiased, context)
    case .group:
      return .empty
    }
  }

  /// The largest of several.
  private func cover(of items: [DisplayItem], _ context: DrawingContext) -> PixelRect {
    var largest = PixelRect.empty
    for item in items {
      let cover = cover(of: item, context)
      if cover.size.area > largest.size.area { largest = cover }
    }
    return largest
  }

  private func cover(
    of items: [DisplayItem], clippedTo path: Path, antialiased: Bool, _ context: DrawingContext
  ) -> PixelRect {
    guard let place = context.matrix.axisAligned else { return .empty }
    let whole: PixelRect
    if let rect = path.asRect {
      whole = PixelRect(wholeIn: place.apply(rect))
    } else if let middle = path.middle {
      // Other paths clip by a mask, whose texels need not lie on pixels: its edge is soft for two of them even where it
      // lies between two pixels itself.
      whole = PixelRect(wholeIn: place.apply(middle)).outset(-2, -2)
    } else {
      return .empty
    }
    return cover(of: items, context).intersection(whole)
  }
}

extension DisplayItem {
  /// Whether a mask in it is made of what lies around its pixels.
  fileprivate var masksByGlass: Bool {
    guard case .group(let effect, let items) = self else { return false }
    if case .mask(let mask) = effect,
      mask.contains(where: { $0.looksAtBackdrop || $0.masksByGlass })
    {
      return true
    }
    return items.contains(where: \.masksByGlass)
  }
}

extension PixelRect {
  /// What is left of it beside another, as far as that is one rectangle; all of it where it is not.
  func without(_ other: PixelRect) -> PixelRect {
    let shared = intersection(other)
    if shared.isEmpty { return self }
    if shared == self { return .empty }
    var left = self
    if shared.minX == minX, shared.maxX == maxX {
      if shared.minY == minY {
        left.minY = shared.maxY
      } else if shared.maxY == maxY {
        left.maxY = shared.minY
      }
    } else if shared.minY == minY, shared.maxY == maxY {
      if shared.minX == minX {
        left.minX = shared.maxX
      } else if shared.maxX == maxX {
        left.maxX = shared.minX
      }
    }
    return left
  }
}
