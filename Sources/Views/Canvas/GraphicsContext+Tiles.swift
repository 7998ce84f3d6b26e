import Foundation
import Geometry

/// A picture, or a part of one, that covers a path again and again.
struct TiledImage {
  let image: Image
  /// A tile has its corner here, in user space.
  let origin: CGPoint
  /// Of the picture, in parts of its size.
  let sourceRect: CGRect
  let scale: CGFloat

  /// More than these are not drawn.
  static let mostTiles: CGFloat = 10_000
}

extension GraphicsContext.Shading {
  /// A picture again and again.
  ///
  /// - Parameters:
  ///   - origin: Where a tile has its corner, in user space.
  ///   - sourceRect: The part of the picture that is used, in parts of its size.
  ///   - scale: Makes the picture larger or smaller.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(
      kind: .tiles(TiledImage(image: image, origin: origin, sourceRect: sourceRect, scale: scale)))
  }

  /// Several shadings, of which paths and texts take the first.
  public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading {
    array.first ?? .foreground
  }

  /// Colours spread over the rectangle of what is painted.
  public static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading { style(mesh) }
}

extension GraphicsContext {
  /// A shading with everything the environment says about it.
  public func resolve(_ shading: Shading) -> Shading { shading }

  func cover(_ path: Path, with tiles: TiledImage, style: FillStyle) {
    let image = resolve(tiles.image)
    let whole = CGSize(
      width: image.size.width * tiles.scale, height: image.size.height * tiles.scale)
    let step = CGSize(
      width: tiles.sourceRect.width * whole.width, height: tiles.sourceRect.height * whole.height)
    let area = path.boundingRect
    guard step.width > 0, step.height > 0,
      area.width / step.width * (area.height / step.height) < TiledImage.mostTiles
    else { return }
    let first = tiles.sourceRect.origin
    var inner = self
    inner.clip(to: path, style: style)
    let start = CGPoint(
      x: tiles.origin.x + ((area.minX - tiles.origin.x) / step.width).rounded(.down) * step.width,
      y: tiles.origin.y + ((area.minY - tiles.origin.y) / step.height).rounded(.down) * step.height)
    for y in stride(from: start.y, to: area.maxY, by: step.height) {
      for x in stride(from: start.x, to: area.maxX, by: step.width) {
        let corner = CGPoint(x: x - first.x * whole.width, y: y - first.y * whole.height)
        var tile = inner
        if step != whole { tile.clip(to: Path(CGRect(origin: CGPoint(x: x, y: y), size: step))) }
        tile.draw(image, in: CGRect(origin: corner, size: whole))
      }
    }
  }
}
