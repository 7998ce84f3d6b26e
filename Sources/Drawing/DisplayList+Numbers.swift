import Foundation
import Geometry

extension DisplayList {
  /// The list with numbers that can be drawn with in place of those of lines, gradients and colors that are infinite
  /// or none. Nil where all of them can be.
  ///
  /// Places and sizes are not touched: what has none is left out by ``withinReach``.
  ///
  /// - Complexity: One walk over the items.
  public var withNumbers: DisplayList? {
    items.allSatisfy(\.hasNumbers) ? nil : DisplayList(items.map(\.withNumbers))
  }
}

extension DisplayItem {
  fileprivate var hasNumbers: Bool {
    switch self {
    case .leaf(let leaf, _): leaf.hasNumbers
    case .group(.mask(let mask), let items):
      mask.allSatisfy(\.hasNumbers) && items.allSatisfy(\.hasNumbers)
    case .group(.clip(let path, _, _), let items):
      path.stroke?.hasNumbers != false && items.allSatisfy(\.hasNumbers)
    case .group(.shadow(let color, _, _), let items):
      color.hasNumbers && items.allSatisfy(\.hasNumbers)
    case .group(_, let items): items.allSatisfy(\.hasNumbers)
    }
  }

  fileprivate var withNumbers: DisplayItem {
    if hasNumbers { return self }
    switch self {
    case .leaf(let leaf, let origin): return .leaf(leaf.withNumbers, at: origin)
    case .group(let effect, let items): return .group(effect.withNumbers, items.map(\.withNumbers))
    }
  }
}

extension Effect {
  fileprivate var withNumbers: Effect {
    switch self {
    case .mask(let items): .mask(items.map(\.withNumbers))
    case .clip(let path, let evenOdd, let antialiased):
      .clip(path.withNumbers, evenOdd: evenOdd, antialiased: antialiased)
    case .shadow(let color, let radius, let offset):
      .shadow(color: color.withNumbers, radius: radius, offset: offset)
    default: self
    }
  }
}

extension Leaf {
  fileprivate var hasNumbers: Bool {
    switch self {
    case .shape(let shape): shape.path.stroke?.hasNumbers != false && shape.paint.hasNumbers
    case .text(let text): text.runs.allSatisfy(\.hasNumbers)
    case .symbol(let symbol): symbol.paints.allSatisfy(\.hasNumbers)
    case .image(let image): image.tint?.hasNumbers != false
    }
  }

  fileprivate var withNumbers: Leaf {
    switch self {
    case .shape(var shape):
      shape.path = shape.path.withNumbers
      shape.paint = shape.paint.withNumbers
      return .shape(shape)
    case .text(var text):
      text.runs = text.runs.map(\.withNumbers)
      return .text(text)
    case .symbol(var symbol):
      symbol.paints = symbol.paints.map(\.withNumbers)
      return .symbol(symbol)
    case .image(var image):
      image.tint = image.tint?.withNumbers
      return .image(image)
    }
  }
}

extension TextRun {
  fileprivate var hasNumbers: Bool {
    paint.hasNumbers
      && [background, underline, strikethrough].allSatisfy { $0?.hasNumbers != false }
  }

  fileprivate var withNumbers: TextRun {
    var run = self
    run.paint = paint.withNumbers
    run.background = background?.withNumbers
    run.underline = underline?.withNumbers
    run.strikethrough = strikethrough?.withNumbers
    return run
  }
}

extension Path {
  fileprivate var withNumbers: Path { stroke.map { strokedPath($0.withNumbers) } ?? self }
}

extension StrokeStyle {
  /// Whether each of its lengths can be drawn with.
  package var hasNumbers: Bool {
    lineWidth.isReachable && miterLimit.isReachable && dashPhase.isReachable
      && dash.allSatisfy(\.isReachable)
  }

  /// A width that is none draws nothing; a dash with a length that is none is a solid line.
  fileprivate var withNumbers: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth.isReachable ? lineWidth : 0, lineCap: lineCap, lineJoin: lineJoin,
      miterLimit: miterLimit.broughtIntoReach, dash: dash.allSatisfy(\.isReachable) ? dash : [],
      dashPhase: dashPhase.isReachable ? dashPhase : 0)
  }
}
