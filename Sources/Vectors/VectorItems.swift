import Drawing
import Foundation
import Geometry
import Raster

/// Looks through a frame's items for what shapes and text cannot show, and leaves out what nobody sees.
struct VectorItems {
  let fonts: FontBook
  private(set) var obstacles: [VectorObstacle] = []
  private var kinds: Set<VectorObstacle.Kind> = []
  /// Characters of texts that are pictures; texts stay for many frames.
  private var pictures: [TextLeaf: [String]] = [:]

  init(fonts: FontBook) {
    self.fonts = fonts
  }

  mutating func note(_ kind: VectorObstacle.Kind, frame: Int) {
    if kinds.insert(kind).inserted { obstacles.append(VectorObstacle(kind: kind, frame: frame)) }
  }

  mutating func drawable(_ items: [DisplayItem], frame: Int) -> [DisplayItem] {
    items.compactMap { drawable($0, frame: frame) }
  }

  private mutating func drawable(_ item: DisplayItem, frame: Int) -> DisplayItem? {
    switch item {
    case .leaf(.shape(let shape), let point):
      return drawable(shape, frame: frame).map { .leaf(.shape($0), at: point) }
    case .leaf(.text(var text), let point):
      for picture in picturesIn(text) { note(.colorGlyph(picture), frame: frame) }
      for index in text.runs.indices {
        text.runs[index].paint = text.runs[index].paint.simplified
        note(text.runs[index].paint, frame: frame)
      }
      return .leaf(.text(text), at: point)
    case .leaf(.symbol(var symbol), let point):
      symbol.paints = symbol.paints.map(\.simplified)
      for paint in symbol.paints { note(paint, frame: frame) }
      return .leaf(.symbol(symbol), at: point)
    case .leaf(.image(let image), _):
      if case .file(let path) = image.source {
        note(.image(name: (path as NSString).lastPathComponent), frame: frame)
      }
      return nil
    case .group(let effect, let items):
      guard let effect = drawable(effect, frame: frame) else { return nil }
      let inner = drawable(items, frame: frame)
      return inner.isEmpty ? nil : .group(effect, inner)
    }
  }

  private mutating func drawable(_ shape: ShapeLeaf, frame: Int) -> ShapeLeaf? {
    var shape = shape
    shape.paint = shape.paint.simplified
    note(shape.paint, frame: frame)
    if case .color(let color) = shape.paint, color.alpha <= 0 { return nil }
    if let stroke = shape.path.stroke, stroke.lineWidth <= 0 { return nil }
    return shape.path.elements.isEmpty || !shape.path.isReachable ? nil : shape
  }

  private mutating func note(_ paint: Paint, frame: Int) {
    switch paint {
    case .mesh: note(.mesh, frame: frame)
    case .angularGradient: note(.angularGradient, frame: frame)
    case .color, .linearGradient, .radialGradient, .ellipticalGradient: break
    }
  }

  /// The effect as it is drawn; nil where nothing is seen of what is in it.
  private mutating func drawable(_ effect: Effect, frame: Int) -> Effect? {
    switch effect {
    case .opacity(let opacity): return opacity > 0 ? .opacity(min(opacity, 1)) : nil
    case .transform(let matrix):
      guard matrix.isInvertible else { return nil }
      if matrix.affine == nil { note(.perspective, frame: frame) }
      return effect
    case .clip(let path, _, _): return path.elements.isEmpty ? nil : effect
    case .mask(let items):
      let mask = drawable(items, frame: frame)
      return mask.isEmpty ? nil : .mask(mask)
    case .blur(let radius, let opaque):
      guard radius > Self.leastBlur else { return .flatten }
      if opaque { note(.opaqueBlur, frame: frame) }
      return opaque ? .flatten : effect
    case .shadow(let color, _, _): return color.alpha > 0 ? effect : .flatten
    case .blend(let mode):
      if mode != .normal { note(.blend(mode.rawValue), frame: frame) }
      return .flatten
    case .colorMatrix(let matrix): return matrix == .identity ? .flatten : effect
    case .backdrop:
      note(.material, frame: frame)
      return .flatten
    case .flatten: return effect
    }
  }

  /// Points; less is not seen.
  private static let leastBlur = 0.05

  private mutating func picturesIn(_ text: TextLeaf) -> [String] {
    if let known = pictures[text] { return known }
    let found = fonts.glyphs(of: text).filter(\.isPicture).map(\.cluster).filter { !$0.isEmpty }
    pictures[text] = found
    return found
  }
}

extension Paint {
  /// A gradient without extent shows what lies beyond its end.
  fileprivate var simplified: Paint {
    switch self {
    case .color, .angularGradient, .mesh: self
    case .linearGradient(let stops, let start, let end): start == end ? Self.last(stops) : self
    case .radialGradient(let stops, let center, let start, let end):
      max(0, start) == max(0, end)
        ? Self.last(stops)
        : .radialGradient(
          stops, center: center, startRadius: max(0, start), endRadius: max(0, end))
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      max(0, start) == max(0, end) || bounds.width <= 0 || bounds.height <= 0
        ? Self.last(stops)
        : .ellipticalGradient(
          stops, bounds: bounds, center: center, startRadius: max(0, start),
          endRadius: max(0, end))
    }
  }

  private static func last(_ stops: [GradientStop]) -> Paint { .color(stops.last?.color ?? .clear) }
}
