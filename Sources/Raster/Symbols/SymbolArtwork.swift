import Fingerprints
import Foundation

/// A symbol's picture as SVG, in units of which 16 are the font's size; (8, 8) is the middle of the
/// capitals beside it.
struct SymbolArtwork {
  /// Part of a symbol that has a colour of its own in palette and hierarchical rendering.
  struct Layer: Hashable {
    /// Elements, filled black where they paint.
    var svg: String
    /// 0 is the primary colour, 1 the secondary, 2 the tertiary.
    var level: Int
  }

  /// All of it in one colour.
  var svg: String
  /// Back to front; one layer where the artwork cannot be taken apart.
  var layers: [Layer]

  /// Pieces that put together, back to front, make the whole in one colour: what moves or lights
  /// up by itself. One where the artwork is a shape with something cut out.
  var parts: [Layer]

  /// What is always there and what lights up with a value; no steps in most symbols.
  var variable = VariableSymbols.Drawing(steps: [])

  /// Back to front in the colours that it has of its own, a layer's level being its place among those; empty where it has none.
  var colored: [Layer] = []
  /// Their names, as a package's symbol set has them.
  var colors: [String] = []

  /// - Parameter areParts: Whether the layers put together are the whole.
  init(_ svg: String, layers: [Layer]? = nil, areParts: Bool = true) {
    self.svg = svg
    self.layers = layers ?? [Layer(svg: svg, level: 0)]
    parts = areParts ? self.layers : [Layer(svg: svg, level: 0)]
  }

  init(_ variable: VariableSymbols.Drawing) {
    self.init(variable.base + variable.steps.joined())
    self.variable = variable
    let pieces = (variable.base.isEmpty ? [] : [variable.base]) + variable.steps
    parts = pieces.enumerated().map { index, piece in
      Layer(svg: piece, level: variable.isColored ? pieces.count - 1 - index : 0)
    }
    if variable.isColored { layers = parts }
  }

  /// The artwork with every piece of it changed alike.
  func mapped(_ change: (String) -> String) -> SymbolArtwork {
    var artwork = self
    artwork.svg = change(svg)
    artwork.layers = layers.map { Layer(svg: change($0.svg), level: $0.level) }
    artwork.colored = colored.map { Layer(svg: change($0.svg), level: $0.level) }
    artwork.parts = parts.map { Layer(svg: change($0.svg), level: $0.level) }
    artwork.variable.base = variable.base.isEmpty ? "" : change(variable.base)
    artwork.variable.steps = variable.steps.map(change)
    return artwork
  }
}

// MARK: Putting together

extension SymbolArtwork {
  enum Enclosure: String, CaseIterable {
    case circle, square, rectangle

    var solid: String {
      switch self {
      case .circle: #"<circle cx="8" cy="8" r="8"/>"#
      case .square: #"<rect width="16" height="16" rx="3"/>"#
      case .rectangle: #"<rect x="-1.5" y="2" width="19" height="12" rx="2.5"/>"#
      }
    }

    /// Its outline, as wide as the square or wider.
    func outline(width: Double) -> String {
      let inset = width / 2
      let attributes = "fill=\"none\" stroke=\"black\" stroke-width=\"\(width)\""
      func rect(_ rect: CGRect, radius: Double) -> String {
        let inner = rect.insetBy(dx: inset, dy: inset)
        return "<rect x=\"\(inner.minX)\" y=\"\(inner.minY)\" width=\"\(inner.width)\" "
          + "height=\"\(inner.height)\" rx=\"\(max(0, radius - inset))\" \(attributes)/>"
      }
      return switch self {
      case .circle: "<circle cx=\"8\" cy=\"8\" r=\"\(8 - inset)\" \(attributes)/>"
      case .square: rect(CGRect(x: 0, y: 0, width: 16, height: 16), radius: 3)
      case .rectangle: rect(CGRect(x: -1.5, y: 2, width: 19, height: 12), radius: 2.5)
      }
    }
  }

  /// How much smaller a picture is drawn inside a shape.
  ///
  /// - Parameter ink: What the picture touches.
  static func scale(inside shape: Enclosure, ink: CGRect) -> Double {
    min(0.66, (shape == .rectangle ? 8 : 8.6) / max(ink.width, ink.height, 1))
  }

  /// The symbol small inside a shape; in a filled shape it is left out.
  ///
  /// - Parameter line: The width of the shape's outline.
  func enclosed(in shape: Enclosure, filled: Bool, ink: CGRect, line: Double) -> SymbolArtwork {
    let scale = Self.scale(inside: shape, ink: ink)
    let inner = Self.placed(svg, scale: scale, around: CGPoint(x: ink.midX, y: ink.midY))
    if filled { return Self.cut(inner, outOf: shape.solid) }
    let outline = shape.outline(width: line)
    return SymbolArtwork(
      outline + inner,
      layers: [Layer(svg: outline, level: 1), Layer(svg: inner, level: 0)])
  }

  /// A solid with a picture left out, which palette rendering puts back in the primary colour.
  static func cut(_ inner: String, outOf solid: String) -> SymbolArtwork {
    let rest = masked(solid, hiding: inner)
    return SymbolArtwork(
      rest, layers: [Layer(svg: rest, level: 1), Layer(svg: inner, level: 0)], areParts: false)
  }

  /// A finished picture with a hole, taken apart into the shape and what is missing in it.
  ///
  /// - Parameter extra: How much wider the hole's lines become.
  static func holed(_ svg: String, shape: Enclosure, extra: Double) -> SymbolArtwork {
    var svg = svg
    if extra > 0 {
      // The hole grows when the picture shrinks; its outer edge is put back.
      svg = weighted(svg, extra: -extra) + shape.outline(width: extra + 0.4)
    }
    // A little smaller than the shape, or its soft edge would count as part of the hole.
    let inside = "<g transform=\"translate(8 8) scale(0.95) translate(-8 -8)\">\(shape.solid)</g>"
    return SymbolArtwork(
      svg,
      layers: [
        Layer(svg: svg, level: 1), Layer(svg: masked(inside, hiding: svg), level: 0),
      ], areParts: false)
  }

  /// Struck through from top-left to bottom-right, with a gap along the stroke.
  func slashed(line: Double) -> SymbolArtwork {
    func stroke(_ path: String) -> String {
      "<path d=\"\(path)\" stroke=\"black\" stroke-width=\"\(line)\" "
        + "stroke-linecap=\"round\" fill=\"none\"/>"
    }
    let gap = stroke("M\(0.8 + line) 0.8L16 \(16 - 0.8 - line)")
    return SymbolArtwork(Self.masked(svg, hiding: gap) + stroke("M0.8 0.8L15.2 15.2"))
  }

  /// With a disc at the bottom right (`….badge.plus`), or a dot at the top right (`….badge`).
  func badged(with badge: SymbolArtwork?, ink: CGRect) -> SymbolArtwork {
    let (center, radius) = badge == nil ? (CGPoint(x: 13, y: 3), 2.6) : (CGPoint(x: 13, y: 13), 4.0)
    func disc(_ radius: Double) -> String {
      "<circle cx=\"\(center.x)\" cy=\"\(center.y)\" r=\"\(radius)\"/>"
    }
    let rest = Self.masked(svg, hiding: disc(radius + 0.9))
    var mark = disc(radius)
    if let badge {
      let largest = max(ink.width, ink.height, 1)
      mark = Self.masked(
        mark,
        hiding: Self.placed(
          badge.svg, scale: 4.6 / largest, around: CGPoint(x: ink.midX, y: ink.midY), at: center))
    }
    return SymbolArtwork(
      rest + mark, layers: [Layer(svg: rest, level: 1), Layer(svg: mark, level: 0)])
  }

  static func placed(
    _ svg: String, scale: Double, around middle: CGPoint, at center: CGPoint = CGPoint(x: 8, y: 8)
  ) -> String {
    "<g transform=\"translate(\(center.x) \(center.y)) scale(\(scale)) "
      + "translate(\(-middle.x) \(-middle.y))\">\(svg)</g>"
  }

  /// `svg` where `hidden` paints nothing.
  static func masked(_ svg: String, hiding hidden: String) -> String {
    // White lets through, black hides: the hidden part's black is exactly that.
    let area = "x=\"-8\" y=\"-8\" width=\"32\" height=\"32\""
    // A mask's name must be its own in a document that puts several together.
    let name = "m\(Fingerprint(of: svg + "|" + hidden))"
    return "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(area)>"
      + "<rect \(area) fill=\"white\"/><g stroke=\"none\">\(hidden)</g></mask><g mask=\"url(#\(name))\">\(svg)</g>"
  }
}

// MARK: Weight

extension SymbolArtwork {
  /// Line width at a font weight, in artwork units: thin lines for thin letters.
  static func lineWidth(weight: Double) -> Double {
    let table: [(weight: Double, width: Double)] = [
      (100, 0.45), (200, 0.62), (300, 0.88), (400, 1.13), (500, 1.34), (600, 1.58), (700, 1.8),
      (800, 2.05), (900, 2.25),
    ]
    guard let first = table.first, let last = table.last else { return 1 }
    if weight <= first.weight { return first.width }
    for (low, high) in zip(table, table.dropFirst()) where weight <= high.weight {
      let amount = (weight - low.weight) / (high.weight - low.weight)
      return low.width + (high.width - low.width) * amount
    }
    return last.width
  }

  /// The same picture with lines wider or, below zero, narrower by `extra`: an outline is added or
  /// taken away.
  static func weighted(_ svg: String, extra: Double) -> String {
    if abs(extra) < 0.02 { return svg }
    let outline = "stroke=\"black\" stroke-width=\"\(abs(extra))\" stroke-linejoin=\"round\""
    if extra > 0 { return "<g \(outline)>\(svg)</g>" }
    return masked(svg, hiding: "<g fill=\"none\" \(outline)>\(svg)</g>")
  }

  /// A complete document, one font size larger than the artwork's square on all sides.
  ///
  /// - Parameters:
  ///   - rect: The part of artwork coordinates that it shows.
  ///   - size: Its own width and height, in pixels.
  static func document(
    _ svg: String, showing rect: CGRect = documentRect, size: Int = 48
  ) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"\(size)\" "
      + "viewBox=\"\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)\" "
      + "preserveAspectRatio=\"none\">\(svg)</svg>"
  }

  /// The part of artwork coordinates that ``document(_:)`` shows.
  static let documentRect = CGRect(x: -16, y: -16, width: 48, height: 48)
}
