import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

/// Draws textures in the colours of sprites and particles.
struct TexturePainter {
  /// What the colours of the picture are multiplied with.
  private let color: RGBA
  /// Of the whole picture.
  private let opacity: Double

  /// - Parameter share: How much of the colour comes into the picture, 0…1.
  init(_ color: Color.Resolved, share: CGFloat) {
    let share = Double(max(0, min(1, share)))
    func mixed(_ part: Float) -> Double { 1 + (max(0, min(1, Double(part))) - 1) * share }
    self.color = RGBA(mixed(color.red), mixed(color.green), mixed(color.blue))
    opacity = mixed(color.opacity)
  }

  /// - Parameter rect: In a context whose y runs up.
  func draw(_ texture: SKTexture, in rect: CGRect, _ context: GraphicsContext) {
    guard let image = texture.image, rect.width != 0, rect.height != 0, opacity > 0 else { return }
    var context = context
    context.opacity *= opacity
    // Pictures have their top at the smaller y.
    context.translateBy(x: rect.minX, y: rect.maxY)
    context.scaleBy(x: 1, y: -1)
    let own = CGRect(origin: .zero, size: rect.size)
    let resolved = context.resolve(image)
    guard color != .white else { return context.draw(resolved, in: own) }
    let flat = GraphicsContext(
      origin: .zero, size: rect.size, environment: context.environment, graph: context.graph,
      symbols: [])
    flat.draw(resolved, in: own)
    context.add([
      .group(
        .transform(ProjectionTransform(context.matrix)),
        flat.sink.items.map { $0.multiplied(by: color) })
    ])
  }
}

extension DisplayItem {
  /// The item with its colours multiplied by an opaque one: those of shapes and symbols themselves, so that a picture
  /// made of them needs no layer; a filter does it for the rest.
  fileprivate func multiplied(by color: RGBA) -> DisplayItem {
    switch self {
    case .leaf(.shape(var leaf), let place):
      guard let paint = leaf.paint.multiplied(by: color) else { break }
      leaf.paint = paint
      return .leaf(.shape(leaf), at: place)
    case .leaf(.symbol(var leaf), let place):
      let paints = leaf.paints.compactMap { $0.multiplied(by: color) }
      guard paints.count == leaf.paints.count else { break }
      leaf.paints = paints
      return .leaf(.symbol(leaf), at: place)
    case .group(let effect, let items):
      switch effect {
      case .transform, .clip, .opacity, .flatten, .mask:
        return .group(effect, items.map { $0.multiplied(by: color) })
      default: break
      }
    default: break
    }
    let matrix = Drawing.ColorMatrix([
      color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, 1, 0,
    ])
    return .group(.colorMatrix(matrix), [self])
  }
}

extension Paint {
  /// Nil of what has more colours than are told one by one.
  fileprivate func multiplied(by color: RGBA) -> Paint? {
    func mixed(_ own: RGBA) -> RGBA {
      RGBA(own.red * color.red, own.green * color.green, own.blue * color.blue, own.alpha)
    }
    func mixed(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(mixed($0.color), at: $0.location) }
    }
    return switch self {
    case .color(let own): .color(mixed(own))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(mixed(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      .radialGradient(
        mixed(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    default: nil
    }
  }
}
