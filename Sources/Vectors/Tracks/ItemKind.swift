import Drawing
import Geometry

/// What two items of different frames have in common where they can be one element that changes: all but
/// places, colours, outlines and amounts.
enum ItemKind: Hashable {
  case shape(PaintKind, evenOdd: Bool, antialiased: Bool, stroke: LineKind?)
  /// The text without its colours: its outlines are written once.
  case text(TextLeaf)
  case symbol(SymbolLeaf, [PaintKind])
  case image
  case opacity, transform, mask, shadow, blur, colorMatrix, flatten, other
  case clip(evenOdd: Bool, antialiased: Bool, stroke: StrokeStyle?)

  init(_ item: DisplayItem) {
    switch item {
    case .leaf(.shape(let shape), _):
      self = .shape(
        PaintKind(shape.paint), evenOdd: shape.evenOdd, antialiased: shape.antialiased,
        stroke: shape.path.stroke.map(LineKind.init))
    case .leaf(.text(let text), _): self = .text(text.withoutColors)
    case .leaf(.symbol(var symbol), _):
      let kinds = symbol.paints.map(PaintKind.init)
      symbol.paints = symbol.paints.map { _ in .color(.clear) }
      self = .symbol(symbol, kinds)
    case .leaf(.image, _): self = .image
    case .group(.opacity, _): self = .opacity
    case .group(.transform, _): self = .transform
    case .group(.clip(let path, let evenOdd, let antialiased), _):
      self = .clip(evenOdd: evenOdd, antialiased: antialiased, stroke: path.stroke)
    case .group(.mask, _): self = .mask
    case .group(.shadow, _): self = .shadow
    case .group(.blur, _): self = .blur
    case .group(.colorMatrix, _): self = .colorMatrix
    case .group(.flatten, _): self = .flatten
    case .group: self = .other
    }
  }
}

/// Paints whose numbers may change from one to the other.
enum PaintKind: Hashable {
  case color
  case linear(stops: Int)
  case radial(stops: Int)
  case elliptical(stops: Int)
  case other

  init(_ paint: Paint) {
    switch paint {
    case .color: self = .color
    case .linearGradient(let stops, _, _): self = .linear(stops: stops.count)
    case .radialGradient(let stops, _, _, _): self = .radial(stops: stops.count)
    case .ellipticalGradient(let stops, _, _, _, _): self = .elliptical(stops: stops.count)
    case .angularGradient, .mesh: self = .other
    }
  }
}

/// How a line is drawn, but for its width and its dashes.
struct LineKind: Hashable {
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: Double

  init(_ style: StrokeStyle) {
    (cap, join, miterLimit) = (style.lineCap, style.lineJoin, style.miterLimit)
  }
}

extension TextLeaf {
  /// Gradients stay: their points are the text's own.
  fileprivate var withoutColors: TextLeaf {
    var plain = self
    for index in plain.runs.indices {
      if case .color = plain.runs[index].paint { plain.runs[index].paint = .color(.clear) }
      if plain.runs[index].background != nil { plain.runs[index].background = .clear }
      if plain.runs[index].underline != nil { plain.runs[index].underline = .clear }
      if plain.runs[index].strikethrough != nil { plain.runs[index].strikethrough = .clear }
    }
    return plain
  }
}
