import Foundation
import Geometry
import Motion
import ViewEngine

/// Draws a scene as it is now: what is lower first, and of one height a node before those in it.
@MainActor
struct SceneDrawing {
  let scene: SKScene

  private struct Part {
    let node: SKNode
    let matrix: CGAffineTransform
    let alpha: CGFloat
    let height: CGFloat
  }

  /// - Parameter isTransparent: Where the scene's ground lets something through, that is what is behind the view.
  func draw(in context: GraphicsContext, size: CGSize, isTransparent: Bool) {
    let viewport = SceneViewport(scene, in: size)
    if !isTransparent {
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    let ground = scene.backgroundColor.color
    if ground.resolve(in: context.environment).opacity > 0 {
      context.fill(Path(viewport.frame), with: .color(ground))
    }
    var parts: [Part] = []
    collect(scene, viewport.matrix, alpha: 1, height: 0, into: &parts)
    draw(parts, in: context)
  }

  private func draw(_ parts: [Part], in context: GraphicsContext) {
    let ordered = parts.enumerated()
      .sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
    for (_, part) in ordered {
      var inner = context
      inner.opacity *= Double(part.alpha)
      if isLayer(part.node) {
        drawLayer(part, in: inner)
      } else {
        inner.concatenate(part.matrix)
        part.node.drawSelf(in: inner)
      }
    }
  }

  /// Draws what is in a node as one picture, within its stencil.
  private func drawLayer(_ layer: Part, in context: GraphicsContext) {
    var context = context
    let matrix = layer.matrix
    layer.node.prepare(
      &context, scale: abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot())
    if let stencil = layer.node.stencil {
      context.clipToLayer { inner in
        draw(parts(of: [stencil], within: matrix), in: inner)
      }
    }
    context.drawLayer { inner in
      draw(parts(of: layer.node.children, within: matrix), in: inner)
    }
  }

  private func isLayer(_ node: SKNode) -> Bool { node.isLayer && node !== scene }

  private func parts(of nodes: [SKNode], within matrix: CGAffineTransform) -> [Part] {
    var parts: [Part] = []
    for node in nodes { collect(node, matrix, alpha: 1, height: 0, into: &parts) }
    return parts
  }

  private func collect(
    _ node: SKNode, _ outer: CGAffineTransform, alpha: CGFloat, height: CGFloat,
    into parts: inout [Part]
  ) {
    let alpha = alpha * max(0, min(1, node.alpha))
    guard !node.isHidden, alpha > 0 else { return }
    // A scene stands where its viewport has it.
    let matrix = node === scene ? outer : node.matrix.concatenating(outer)
    let height = height + node.zPosition
    parts.append(
      Part(node: node, matrix: matrix, alpha: alpha, height: height + node.contentHeight))
    if isLayer(node) { return }
    for child in node.children {
      collect(child, matrix, alpha: alpha, height: height, into: &parts)
    }
  }
}
