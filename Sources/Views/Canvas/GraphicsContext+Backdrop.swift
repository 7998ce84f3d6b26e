import Drawing
import Geometry
@_spi(Engine) import ViewEngine

extension GraphicsContext {
  /// A canvas that has drawn more than this already is not drawn over itself: each time doubles it.
  private static let mostCopied = 10_000

  /// Draws over a path what has been drawn there already, as the context's filters make of it.
  func copyBackdrop(over path: Path, style: FillStyle) {
    // Over itself it is as it was.
    guard isFiltering || blendMode != .normal, !sink.items.isEmpty else { return }
    guard sink.items.leafCount <= Self.mostCopied else {
      return onMainActor {
        graph.warn(
          "GraphicsContext.Shading.backdrop is left out where a canvas has drawn more than "
            + "\(Self.mostCopied) things already: each time doubles them.")
      }
    }
    add([
      .group(
        .clip(path.applying(matrix), evenOdd: style.isEOFilled, antialiased: style.isAntialiased),
        [.group(.flatten, sink.items)])
    ])
  }
}

extension [DisplayItem] {
  fileprivate var leafCount: Int {
    reduce(0) { count, item in
      switch item {
      case .leaf: count + 1
      case .group(_, let items): count + items.leafCount
      }
    }
  }
}
