import CSDL2
import Foundation
import Geometry
import Pixels

/// Triangles that put a texture somewhere.
struct Mesh {
  private(set) var vertices: [SDL_Vertex] = []
  private(set) var indices: [Int32] = []
  /// How far away each vertex is, where the renderer divides by that; empty where all are flat.
  private(set) var depths: [Float] = []
  /// Whether triangles may lie upon one another. The software renderer puts their corners on whole pixels:
  /// what is small enough where a picture is near is smaller than a pixel where that is far.
  private(set) var isCrowded = false

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
  /// Where triangles are drawn without perspective, the rectangle is cut until each is small enough: into
  /// equal pieces, or where it crosses the camera's plane into ``PerspectivePieces``.
  ///
  /// - Parameters:
  ///   - visible: Where the matrix sends what is drawn; pieces that are all outside may be left out.
  ///     Null is everywhere.
  ///   - needs: How small the triangles have to be.
  init(
    of rect: CGRect, through matrix: ProjectionTransform, originX: Int, originY: Int,
    opacity: Double, visible: CGRect = .null, needs: Needs = Needs()
  ) {
    let color = Mesh.modulation(opacity)
    let isDeep = needs.dividesByDepth && !matrix.isAffine
    let (cuts, areEnough) = isDeep ? (1, true) : Mesh.cuts(of: rect, through: matrix, needs)
    isCrowded = needs.small != nil && !matrix.isAffine && cuts > Mesh.fewCuts
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
    if isDeep {
      let seen = matrix.visibleCorners(of: rect)
      guard seen.count >= 3 else { return }
      vertices = seen.map { vertex(Corner($0, through: matrix)) }
      depths = seen.map { Float(matrix.depth($0.x, $0.y)) }
      for corner in 1..<seen.count - 1 { addTriangle(0, corner, corner + 1) }
      return
    }
    guard areEnough else {
      let pieces = PerspectivePieces(of: rect, through: matrix, visible: visible, needs: needs)
      for piece in pieces.polygons { add(piece, through: matrix, vertex) }
      return
    }
    // It does not cross the camera's plane, or there would not be enough.
    guard matrix.shows(rect.origin) else { return }
    let side = cuts + 1
    let corners = (0..<side * side).map { corner($0 % side, $0 / side) }
    let visible = cuts > 1 && !visible.isNull ? visible : nil
    vertices = corners.map(vertex)
    indices.reserveCapacity(cuts * cuts * 6)
    for row in 0..<cuts {
      for column in 0..<cuts {
        let first = row * side + column
        let cell = (first, first + 1, first + 1 + side, first + side)
        if let visible,
          Mesh.isOutside(
            corners[cell.0].place, corners[cell.1].place, corners[cell.2].place,
            corners[cell.3].place, visible)
        {
          continue
        }
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

  /// Adds what is in front of the camera of a convex piece.
  private mutating func add(
    _ piece: ArraySlice<CGPoint>, through matrix: ProjectionTransform,
    _ vertex: (Corner) -> SDL_Vertex
  ) {
    // Few pieces are cut by the camera's plane.
    let seen =
      piece.allSatisfy(matrix.shows)
      ? piece
      : ProjectionTransform.clip(Array(piece)) {
        matrix.depth($0.x, $0.y) - ProjectionTransform.nearestDepth
      }[...]
    guard seen.count >= 3 else { return }
    let first = vertices.count
    for point in seen { vertices.append(vertex(Corner(point, through: matrix))) }
    for corner in 1..<seen.count - 1 {
      addTriangle(first, first + corner, first + corner + 1)
    }
  }

  /// A corner of a piece: where the picture has it, and where it is seen.
  private struct Corner {
    let point: CGPoint
    let place: CGPoint

    init(_ point: CGPoint, through matrix: ProjectionTransform) {
      self.point = point
      let (x, y) = matrix.project(point.x, point.y)
      place = CGPoint(x: x, y: y)
    }
  }

  /// The same in another layer.
  func moved(_ x: Int, _ y: Int) -> Mesh {
    var mesh = self
    for index in mesh.vertices.indices {
      mesh.vertices[index].position.x += Float(x)
      mesh.vertices[index].position.y += Float(y)
    }
    return mesh
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
    Float(min(1, max(0, value)))
  }
}
