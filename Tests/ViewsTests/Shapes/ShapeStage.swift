import Drawing
import Foundation
import Geometry
import Motion

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// A view on a 100 × 50 point screen without safe area, and what it draws there.
@MainActor
struct ShapeStage {
  let graph: ViewGraph

  init<V: View>(
    colorScheme: ColorScheme = .light, size: CGSize = CGSize(width: 100, height: 50),
    @ViewBuilder content: () -> V
  ) {
    graph = ViewGraph(
      content(), canvas: GraphCanvas(size: size, scale: 1, colorScheme: colorScheme),
      measuring: NoText())
  }

  /// The shapes drawn now, back to front, whatever groups they are in.
  var shapes: [(leaf: ShapeLeaf, origin: CGPoint)] { graph.displayList().shapes }

  /// The first shape's colour as `#RRGGBBAA`; nil where it is none.
  var color: String? {
    guard case .color(let rgba) = shapes.first?.leaf.paint else { return nil }
    return rgba.hex
  }
}

extension DisplayList {
  /// Back to front, whatever groups they are in.
  var shapes: [(leaf: ShapeLeaf, origin: CGPoint)] {
    func shapes(in items: [DisplayItem]) -> [(ShapeLeaf, CGPoint)] {
      items.flatMap { item -> [(ShapeLeaf, CGPoint)] in
        switch item {
        case .leaf(.shape(let leaf), let origin): [(leaf, origin)]
        case .leaf: []
        case .group(_, let items): shapes(in: items)
        }
      }
    }
    return shapes(in: items).map { (leaf: $0.0, origin: $0.1) }
  }

  /// Of the shapes that have one, as `#RRGGBBAA`.
  var colors: [String] {
    shapes.compactMap { shape in
      guard case .color(let rgba) = shape.leaf.paint else { return nil }
      return rgba.hex
    }
  }
}

extension RGBA {
  var hex: String {
    [red, green, blue, alpha].reduce("#") {
      $0 + String(format: "%02X", Int(max(0, min(255, $1 * 255 + 0.5))))
    }
  }
}

struct NoText: TextMeasuring {
  func measure(_ runs: [TextRun], layout: TextLayout, in proposal: CGSize) -> TextMetrics {
    TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1)
  }

  func measure(symbol name: String, font: FontDescription, scale: SymbolLeaf.Scale)
    -> SymbolMetrics
  {
    SymbolMetrics(size: .zero, baseline: 0, isKnown: false)
  }

  func imageSize(_ source: ImageLeaf.Source) -> CGSize? { nil }
}
