import CSDL2
import Foundation
import Geometry
import Pixels

/// Triangles that put a texture somewhere.
struct Mesh {
  private(set) var vertices: [SDL_Vertex] = []
  private(set) var indices: [Int32] = []

  /// The farthest a piece of the picture may be from its exact place under perspective, in pixels.
  static let tolerance = 0.1

  /// Puts whole pixels of a texture on whole pixels.
  ///
  /// - Parameters:
  ///   - source: In the texture, which is `textureSize` large.
  ///   - x: Where the source's left edge goes, in the target.
  ///   - y: Where the source's upper edge goes, in the target.
  init(copying source: PixelRect, of textureSize: PixelSize, toX x: Int, y: Int, opacity: Double) {
    let (w, h) = (Float(textureSize.width), Float(textureSize.height))
    let color = Mesh.modulation(opacity)
    for (cx, cy) in [(0, 0), (1, 0), (1, 1), (0, 1)] {
      let (dx, dy) = (cx * source.width, cy * source.height)
      vertices.append(
        SDL_Vertex(
          position: SDL_FPoint(x: Float(x + dx), y: Float(y + dy)), color: color,
          tex_coord: SDL_FPoint(
            x: Float(source.minX + dx) / w, y: Float(source.minY + dy) / h)))
    }
    indices = [0, 1, 2, 0, 2, 3]
  }

  /// Puts a whole texture, which shows the rectangle, where the matrix sends the rectangle.
  ///
  /// Triangles are drawn without perspective, so the rectangle is cut until each is small enough.
  ///
  /// - Parameters:
  ///   - visible: Where the matrix sends what is drawn; pieces that are all outside may be left out.
  ///     Null is everywhere.
  ///   - small: The texture's size, where triangles have to be small for the renderer.
  init(
    of rect: CGRect, through matrix: ProjectionTransform, originX: Int, originY: Int,
    opacity: Double, visible: CGRect = .null, small: PixelSize? = nil
  ) {
    let color = Mesh.modulation(opacity)
    let cuts = max(
      Mesh.cuts(of: rect, through: matrix),
      small.map { Mesh.smallCuts(of: rect, $0, through: matrix) } ?? 1)
    func point(_ column: Int, _ row: Int) -> CGPoint {
      CGPoint(
        x: rect.minX + rect.width * CGFloat(column) / CGFloat(cuts),
        y: rect.minY + rect.height * CGFloat(row) / CGFloat(cuts))
    }
    func add(_ p: CGPoint, at place: CGPoint) {
      vertices.append(
        SDL_Vertex(
          position: SDL_FPoint(
            x: Float(place.x - Double(originX)), y: Float(place.y - Double(originY))),
          color: color,
          tex_coord: SDL_FPoint(
            x: Mesh.unit((p.x - rect.minX) / rect.width),
            y: Mesh.unit((p.y - rect.minY) / rect.height))))
    }
    for row in 0..<cuts {
      for column in 0..<cuts {
        var cell = [
          point(column, row), point(column + 1, row), point(column + 1, row + 1),
          point(column, row + 1),
        ]
        if !matrix.isAffine {
          cell = ProjectionTransform.clip(cell) {
            matrix.depth($0.x, $0.y) - ProjectionTransform.nearestDepth
          }
        }
        guard cell.count >= 3 else { continue }
        let places = cell.map { p in
          let (x, y) = matrix.project(p.x, p.y)
          return CGPoint(x: x, y: y)
        }
        if cuts > 1, !visible.isNull, Mesh.isOutside(places, visible) { continue }
        let first = Int32(vertices.count)
        for (p, place) in zip(cell, places) { add(p, at: place) }
        for corner in 1..<Int32(cell.count - 1) {
          indices += [first, first + corner, first + corner + 1]
        }
      }
    }
  }

  /// For textures of straight alpha: opacity is in their alpha alone.
  var fadingAlphaOnly: Mesh {
    var mesh = self
    for index in mesh.vertices.indices {
      let alpha = mesh.vertices[index].color.a
      mesh.vertices[index].color = SDL_Color(r: 255, g: 255, b: 255, a: alpha)
    }
    return mesh
  }

  /// How many pieces each side is cut into: the fewest that keep the tolerance, at most 64.
  private static func cuts(of rect: CGRect, through matrix: ProjectionTransform) -> Int {
    if matrix.isAffine { return 1 }
    var cuts = 1
    while cuts < 64, error(of: rect, cuts: cuts, through: matrix) > tolerance { cuts *= 2 }
    return cuts
  }

  /// How many pieces each side is cut into for SDL's software renderer. It multiplies a triangle's area,
  /// in quarters of a pixel, by the texture's side in 32 bits, and where that overflows it reads from
  /// anywhere (2.26.5, `SDL_SW_BlitTriangle`).
  private static func smallCuts(
    of rect: CGRect, _ texture: PixelSize, through matrix: ProjectionTransform
  ) -> Int {
    let most = matrix.magnification(over: rect)
    let area = min(rect.width * most.x, 1e6) * min(rect.height * most.y, 1e6)
    let product = 4 * area * Double(max(texture.width, texture.height))
    // Four times what a triangle's own corners come to: it is weighed beyond them, too.
    return min(256, max(1, Int((product / 0x2000_0000).squareRoot().rounded(.up))))
  }

  /// The largest distance of a cell's middle, or a middle of its sides, from where it is drawn.
  private static func error(of rect: CGRect, cuts: Int, through matrix: ProjectionTransform)
    -> Double
  {
    let (w, h) = (rect.width / CGFloat(cuts), rect.height / CGFloat(cuts))
    var worst = 0.0
    func see(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) {
      let nearest = ProjectionTransform.nearestDepth
      let (aSeen, bSeen) = (matrix.depth(ax, ay) > nearest, matrix.depth(bx, by) > nearest)
      guard aSeen, bSeen else {
        // Towards the camera's plane a picture grows beyond all measure: no piece is small enough.
        if aSeen || bSeen { worst = .infinity }
        return
      }
      let (a, b) = (matrix.project(ax, ay), matrix.project(bx, by))
      let exact = matrix.project((ax + bx) / 2, (ay + by) / 2)
      worst = max(worst, hypot((a.x + b.x) / 2 - exact.x, (a.y + b.y) / 2 - exact.y))
    }
    for row in 0..<cuts {
      for column in 0..<cuts {
        let (x, y) = (rect.minX + w * CGFloat(column), rect.minY + h * CGFloat(row))
        see(x, y, x + w, y + h)
        see(x, y, x + w, y)
        see(x, y, x, y + h)
        if column == cuts - 1 { see(x + w, y, x + w, y + h) }
        if row == cuts - 1 { see(x, y + h, x + w, y + h) }
      }
    }
    return worst
  }

  private static func isOutside(_ places: [CGPoint], _ rect: CGRect) -> Bool {
    places.allSatisfy { $0.x < rect.minX } || places.allSatisfy { $0.x > rect.maxX }
      || places.allSatisfy { $0.y < rect.minY } || places.allSatisfy { $0.y > rect.maxY }
  }

  private static func modulation(_ opacity: Double) -> SDL_Color {
    let level = byte(opacity)
    return SDL_Color(r: level, g: level, b: level, a: level)
  }

  /// SDL refuses texture coordinates that are outside 0…1 by a rounding error.
  private static func unit(_ value: CGFloat) -> Float {
    Float(min(max(value, 0), 1))
  }
}
