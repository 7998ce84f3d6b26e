import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// One layer of a shape view, with its animations.
@MainActor
protocol ShapePainting: AnyObject {
  /// Takes the layer's new values; false where it has a shape of another type.
  func update(_ layer: ShapeLayer, transaction: Transaction) -> Bool
  func draw(in rect: CGRect, into items: inout [DisplayItem])
  func contains(_ point: CGPoint, in rect: CGRect) -> Bool
  /// Around all points that it contains; nil where nobody knows.
  func touchBounds(in rect: CGRect) -> CGRect?
  func cancel()
}

@MainActor
func makeShapePainter(_ layer: ShapeLayer, node: Node) -> any ShapePainting {
  func make<S: Shape>(_ shape: S) -> any ShapePainting {
    ShapePainter(shape, layer: layer, node: node)
  }
  return make(layer.shape)
}

final class ShapePainter<S: Shape>: ShapePainting {
  private var shape: S
  private var fillStyle: FillStyle
  private let driver: AnimatableDriver<S>
  private let paint: AnimatedPaint
  private unowned let node: Node

  init(_ shape: S, layer: ShapeLayer, node: Node) {
    self.shape = shape
    self.node = node
    fillStyle = layer.fillStyle
    driver = AnimatableDriver(shape, "shape", node: node)
    paint = AnimatedPaint(node: node)
    paint.set(layer.style)
  }

  func update(_ layer: ShapeLayer, transaction: Transaction) -> Bool {
    guard let shape = layer.shape as? S else { return false }
    self.shape = shape
    fillStyle = layer.fillStyle
    driver.setModel(shape, transaction: transaction)
    paint.set(layer.style, environment: node.environment, transaction: transaction)
    return true
  }

  /// As an author knows it: a stroke or a part of a shape has a type that nobody writes.
  private static var name: String {
    let type = String(describing: S.self)
    return type.hasPrefix("_") ? "A shape" : type
  }

  /// The presented outline with the rectangle's corner as its origin.
  private func path(in rect: CGRect) -> Path {
    let size = rect.size
    let presented = driver.presentation(of: shape)
    let path = node.environment.path(of: presented, in: rect)
    // What a line lacks is told where it is drawn.
    if presented.animatableData.magnitudeSquared.isNaN, path.stroke?.hasNumbers != false {
      node.graph.warn(
        "\(Self.name) has a number that is none, and is drawn without it; use a finite one.")
    }
    guard shape.layoutDirectionBehavior.mirrors(where: node.environment.layoutDirection) else {
      return path
    }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }

  func draw(in rect: CGRect, into items: inout [DisplayItem]) {
    let style = paint.style
    if style.isClear { return }
    let path = path(in: rect)
    if path.isEmpty { return }
    let painted =
      shape is any PaintedByOutline
      ? path.boundingRect : CGRect(origin: .zero, size: rect.size)
    let leaf = ShapeLeaf(
      path: path, paint: style.paint(in: painted),
      evenOdd: fillStyle.isEOFilled, antialiased: fillStyle.isAntialiased)
    var drawn = DisplayItem.leaf(.shape(leaf), at: rect.origin)
    if let pattern = style.pattern {
      let outline = path.offsetBy(dx: rect.minX, dy: rect.minY)
      let width = path.stroke?.lineWidth ?? 0
      drawn = .group(
        .clip(
          outline, evenOdd: fillStyle.isEOFilled, antialiased: fillStyle.isAntialiased),
        pattern.tiles(
          from: rect.origin, over: outline.boundingRect.insetBy(dx: -width, dy: -width), on: node))
    }
    if let backdrop = style.backdrop {
      var whole = leaf
      whole.paint = .color(.black)
      items.append(.group(backdrop, [.leaf(.shape(whole), at: rect.origin)]))
    }
    for shadow in style.shadows.inOrder {
      drawn = shadow.cast(on: drawn, of: leaf, at: rect.origin)
    }
    if style.blendMode != .normal { drawn = .group(.blend(style.blendMode), [drawn]) }
    items.append(drawn)
  }

  /// What is filled with nothing is not there for a finger (rule `clear-takes-no-touches`).
  func contains(_ point: CGPoint, in rect: CGRect) -> Bool {
    if paint.style.isClear { return false }
    return path(in: rect).contains(
      CGPoint(x: point.x - rect.minX, y: point.y - rect.minY), eoFill: fillStyle.isEOFilled)
  }

  func touchBounds(in rect: CGRect) -> CGRect? {
    if paint.style.isClear { return CGRect.null }
    // What it lacks is told where it is drawn or touched, and not where somebody looks.
    if driver.presentation(of: shape).animatableData.magnitudeSquared.isNaN { return nil }
    guard let bounds = path(in: rect).containedBounds else { return nil }
    return bounds.isNull ? bounds : bounds.offsetBy(dx: rect.minX, dy: rect.minY)
  }

  func cancel() {
    driver.cancel()
    paint.cancel()
  }
}

extension ResolvedShadow {
  /// - Parameter leaf: What `drawn` shows without its shadows.
  func cast(on drawn: DisplayItem, of leaf: ShapeLeaf, at origin: CGPoint) -> DisplayItem {
    guard isInner else {
      return .group(.shadow(color: color.rgba, radius: radius, offset: offset), [drawn])
    }
    // A line has no inside that would be worth a shadow.
    guard leaf.path.stroke == nil else { return drawn }
    // Everything around the shape, so wide that its outer edge stays out of sight when blurred.
    let reach = 3 * radius + max(abs(offset.width), abs(offset.height))
    var around = Path(leaf.path.boundingRect.insetBy(dx: -reach, dy: -reach))
    around.addPath(leaf.path)
    let shade = ShapeLeaf(path: around, paint: .color(color.rgba), evenOdd: true)
    let shadeOrigin = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
    return .group(
      .clip(
        leaf.path.offsetBy(dx: origin.x, dy: origin.y), evenOdd: leaf.evenOdd,
        antialiased: leaf.antialiased),
      [
        drawn,
        .group(
          .blur(radius: radius, opaque: false), [.leaf(.shape(shade), at: shadeOrigin)]),
      ])
  }
}
