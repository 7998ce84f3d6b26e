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
    func corner(_ column: Int, _ row: Int) -> Corner {
      let p = CGPoint(
        x: rect.minX + rect.width * CGFloat(column) / CGFloat(cuts),
        y: rect.minY + rect.height * CGFloat(row) / CGFloat(cuts))
      return Corner(p, through: matrix)
    }
    func vertex(_ corner: Corner) -> SDL_Vertex {
      SDL_Vertex(
        position: SDL_FPoint(
          x: Float(corner.place.x - Double(originX)), y: Float(corner.place.y - Double(originY))),
        color: color,
        tex_coord: SDL_FPoint(
          x: Mesh.unit((corner.point.x - rect.minX) / rect.width),
          y: Mesh.unit((corner.point.y - rect.minY) / rect.height)))
    }
    let side = cuts + 1
    let corners = (0..<side * side).map { corner($0 % side, $0 / side) }
    let visible = cuts > 1 && !visible.isNull ? visible : nil
    vertices = corners.map(vertex)
    indices.reserveCapacity(cuts * cuts * 6)
    for row in 0..<cuts {
      for column in 0..<cuts {
        let first = row * side + column
        let cell = (first, first + 1, first + 1 + side, first + side)
        let (a, b, c, d) = (corners[cell.0], corners[cell.1], corners[cell.2], corners[cell.3])
        guard a.isSeen, b.isSeen, c.isSeen, d.isSeen else {
          add([a.point, b.point, c.point, d.point], through: matrix, visible: visible, vertex)
          continue
        }
        if let visible, Mesh.isOutside(a.place, b.place, c.place, d.place, visible) { continue }
        addTriangle(cell.0, cell.1, cell.2)
        addTriangle(cell.0, cell.2, cell.3)
      }
    }
  }

  private mutating func addTriangle(_ a: Int, _ b: Int, _ c: Int) {
    indices.append(Int32(a))
    indices.append(Int32(b))
    indices.append(Int32(c))
  }

  /// Adds what is in front of the camera of a cell that is not all there.
  private mutating func add(
    _ cell: [CGPoint], through matrix: ProjectionTransform, visible: CGRect?,
    _ vertex: (Corner) -> SDL_Vertex
  ) {
    let seen = ProjectionTransform.clip(cell) {
      matrix.depth($0.x, $0.y) - ProjectionTransform.nearestDepth
    }
    guard seen.count >= 3 else { return }
    let corners = seen.map { Corner($0, through: matrix) }
    // A triangle has its last corner twice.
    let last = corners[min(3, corners.count - 1)]
    if let visible, corners.count < 5,
      Mesh.isOutside(corners[0].place, corners[1].place, corners[2].place, last.place, visible)
    {
      return
    }
    let first = vertices.count
    vertices += corners.map(vertex)
    for corner in 1..<corners.count - 1 {
      addTriangle(first, first + corner, first + corner + 1)
    }
  }

  /// A corner of a piece, where the picture has it and where it is seen.
  private struct Corner {
    let point: CGPoint
    let place: CGPoint
    /// It is in front of the camera.
    let isSeen: Bool

    init(_ point: CGPoint, through matrix: ProjectionTransform) {
      self.point = point
      let (x, y) = matrix.project(point.x, point.y)
      place = CGPoint(x: x, y: y)
      isSeen =
        matrix.isAffine
        || matrix.depth(point.x, point.y) - ProjectionTransform.nearestDepth >= 0
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

  private static func isOutside(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ rect: CGRect
  ) -> Bool {
    a.x < rect.minX && b.x < rect.minX && c.x < rect.minX && d.x < rect.minX
      || a.x > rect.maxX && b.x > rect.maxX && c.x > rect.maxX && d.x > rect.maxX
      || a.y < rect.minY && b.y < rect.minY && c.y < rect.minY && d.y < rect.minY
      || a.y > rect.maxY && b.y > rect.maxY && c.y > rect.maxY && d.y > rect.maxY
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
