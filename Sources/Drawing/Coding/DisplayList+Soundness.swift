import Foundation
import Geometry

extension DisplayList {
  /// The most items of a list, leaves and groups, and the most groups around one.
  public static let mostItems = 100_000
  public static let deepest = 160

  /// What makes it a list that no clip has, so that it is not drawn; nil where it can be.
  ///
  /// For lists from a process that runs a stranger's code: what draws relies on what views make sure of.
  ///
  /// - Parameter isReadable: Whether the picture in a file may be shown.
  public func unsoundness(isReadable: (String) -> Bool) -> String? {
    var walk = SoundnessWalk()
    guard walk.takes(items, depth: 0) else { return walk.problem }
    for path in walk.files where !isReadable(path) { return "it shows '\(path)'" }
    // Out of reach as a whole, though every number by itself is a length.
    return withinReach == nil ? nil : "it has lengths that are no lengths"
  }
}

private struct SoundnessWalk {
  var problem: String?
  var files: Set<String> = []
  private var count = 0
  private var characters = 0

  /// What texts have between them on a screen, many times over.
  private static let mostCharacters = 1_000_000
  private static let mostStops = 1000
  private static let mostElements = 1_000_000
  private var elements = 0

  mutating func takes(_ items: [DisplayItem], depth: Int) -> Bool {
    count += items.count
    guard count <= DisplayList.mostItems else { return fails("it has too many items") }
    guard depth <= DisplayList.deepest else { return fails("its groups are too deep") }
    return items.allSatisfy { item in
      switch item {
      case .leaf(let leaf, let origin): return origin.isReachable && takes(leaf)
      case .group(let effect, let items):
        if case .mask(let mask) = effect, !takes(mask, depth: depth + 1) { return false }
        if case .shadow(let color, _, _) = effect, !takes(color) { return false }
        if case .clip(let path, _, _) = effect, !takes(path) { return false }
        guard effect.isReachable else { return fails("an effect has lengths that are no lengths") }
        return takes(items, depth: depth + 1)
      }
    }
  }

  private mutating func fails(_ reason: String) -> Bool {
    problem = problem ?? reason
    return false
  }

  private mutating func takes(_ leaf: Leaf) -> Bool {
    switch leaf {
    case .shape(let shape):
      return takes(shape.path) && takes(shape.paint)
    case .text(let text):
      let layout = text.layout
      guard text.size.isReachable, layout.lineSpacing.isReachable,
        0...1 ~= layout.minimumScaleFactor, 0...1_000_000 ~= layout.lineLimit ?? 0
      else { return fails("a text is laid out as none can be") }
      return text.runs.allSatisfy { takes($0) }
    case .symbol(let symbol):
      guard symbol.size.isReachable, takes(symbol.font), symbol.paints.count <= 3,
        0...10_000 ~= symbol.part ?? 0, 0...1 ~= symbol.variableValue ?? 0,
        0...1 ~= symbol.unlitOpacity,
        symbol.name.utf8.count <= 1000
      else { return fails("a symbol is none") }
      if let file = symbol.file { files.insert(file) }
      return symbol.paints.allSatisfy { takes($0) }
    case .image(let image):
      guard image.size.isReachable else { return fails("an image has no size") }
      if case .file(let path) = image.source { files.insert(path) }
      if let slicing = image.slicing {
        let caps = [slicing.top, slicing.leading, slicing.bottom, slicing.trailing]
        guard caps.allSatisfy({ $0.isReachable && $0 >= 0 }) else {
          return fails("an image is cut as none can be")
        }
      }
      return image.tint.map { takes($0) } ?? true
    }
  }

  private mutating func takes(_ path: Path) -> Bool {
    elements += path.elements.count
    guard elements <= Self.mostElements else { return fails("its outlines are too long") }
    guard path.isReachable else { return fails("an outline has lengths that are no lengths") }
    guard let stroke = path.stroke else { return true }
    let lengths = stroke.dash + [stroke.lineWidth, stroke.miterLimit, stroke.dashPhase]
    guard lengths.allSatisfy(\.isReachable), stroke.dash.count <= 1000 else {
      return fails("a line has lengths that are no lengths")
    }
    return true
  }

  private mutating func takes(_ run: TextRun) -> Bool {
    characters += run.string.utf8.count
    guard characters <= Self.mostCharacters else { return fails("its texts are too long") }
    guard run.kerning.isReachable, run.baselineOffset.isReachable, takes(run.font) else {
      return fails("a text is set as none can be")
    }
    let colors = [run.background, run.underline, run.strikethrough].compactMap { $0 }
    return takes(run.paint) && colors.allSatisfy { takes($0) }
  }

  /// As large as `TextReach` of the views allows, and a little more for what scales.
  private func takes(_ font: FontDescription) -> Bool {
    0...10_000 ~= font.size && 0...1000 ~= font.weight && font.leading.isReachable
      && 0...1000 ~= font.stretch
      && (font.family ?? "").utf8.count <= 1000
  }

  private mutating func takes(_ paint: Paint) -> Bool {
    switch paint {
    case .color(let color): return takes(color)
    case .linearGradient(let stops, let start, let end):
      return takes(stops) && isReached([start.x, start.y, end.x, end.y])
    case .radialGradient(let stops, let center, let start, let end):
      return takes(stops) && isReached([center.x, center.y, start, end])
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      return takes(stops) && isReached([center.x, center.y, start, end])
        && (bounds.isReachable || fails("a gradient has lengths that are no lengths"))
    case .angularGradient(let stops, let center, let start, let end):
      return takes(stops) && isReached([center.x, center.y, start, end])
    case .mesh(let mesh):
      guard mesh.isSound else { return fails("a mesh of colours is none") }
      elements += mesh.points.count
      return elements <= Self.mostElements && takes(mesh.background)
        && mesh.colors.allSatisfy { takes($0) }
    }
  }

  private mutating func isReached(_ lengths: [Double]) -> Bool {
    lengths.allSatisfy(\.isReachable) || fails("a gradient has lengths that are no lengths")
  }

  private mutating func takes(_ stops: [GradientStop]) -> Bool {
    guard stops.count <= Self.mostStops, stops.allSatisfy({ $0.location.isReachable }) else {
      return fails("a gradient has places that are none")
    }
    return stops.allSatisfy { takes($0.color) }
  }

  private mutating func takes(_ color: RGBA) -> Bool {
    color.hasNumbers || fails("a colour is none")
  }
}
