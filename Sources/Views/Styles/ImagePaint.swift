import Drawing
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A picture, or a part of one, again and again.
///
/// - Note: Approximated: it fills and strokes shapes; text and symbols have the label's colour.
public struct ImagePaint: ShapeStyle, PrimitiveStyle, Equatable {
  public typealias Resolved = Never

  public var image: Image
  /// Of the picture, in parts of its size.
  public var sourceRect: CGRect
  public var scale: CGFloat

  nonisolated public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    var style = Color.primary.resolveStyle(in: context)
    style.pattern = self
    return style
  }

  /// More than these are not drawn.
  private static let mostTiles: CGFloat = 10_000

  /// - Parameters:
  ///   - origin: A tile has its corner here.
  ///   - area: What has to be covered.
  @MainActor
  func tiles(from origin: CGPoint, over area: CGRect, on node: Node) -> [DisplayItem] {
    let (resolved, warning) = image.resolved(in: node.environment, measuring: node.graph.measuring)
    if let warning { node.graph.warn(warning.description) }
    let whole = CGSize(width: resolved.size.width * scale, height: resolved.size.height * scale)
    let part = CGRect(
      x: sourceRect.minX * whole.width, y: sourceRect.minY * whole.height,
      width: sourceRect.width * whole.width, height: sourceRect.height * whole.height)
    guard part.width > 0, part.height > 0, !area.isEmpty else { return [] }
    guard area.width / part.width * (area.height / part.height) < Self.mostTiles else {
      node.graph.warn(
        "ImagePaint draws nothing where its picture would stand more than 10000 times; "
          + "give it a larger scale than \(scale).")
      return []
    }
    func places(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> StrideTo<CGFloat> {
      stride(from: (low / step).rounded(.down) * step, to: high, by: step)
    }
    let color = Paint.color(Color.primary.resolve(in: node.environment).rgba)
    let paints = Array(repeating: color, count: 3)
    return places(area.minY - origin.y, area.maxY - origin.y, part.height).flatMap { y in
      places(area.minX - origin.x, area.maxX - origin.x, part.width).map { x in
        let tile = CGRect(
          x: origin.x + x, y: origin.y + y, width: part.width, height: part.height)
        let corner = CGPoint(x: tile.minX - part.minX, y: tile.minY - part.minY)
        let picture = resolved.drawn(in: CGRect(origin: corner, size: whole), paints: paints)
        if part.size == whole { return picture }
        return .group(.clip(Path(tile), evenOdd: false, antialiased: true), [picture])
      }
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
