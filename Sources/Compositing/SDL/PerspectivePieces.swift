import Foundation
import Geometry
import Pixels

/// A picture that crosses the camera's plane, cut where it is in sight, and as finely as it needs there:
/// equal pieces would be too many.
///
/// Which pieces there are does not depend on what is in sight, so that a part of a frame is drawn as the
/// whole is.
struct PerspectivePieces {
  private let rect: CGRect
  private let matrix: ProjectionTransform
  private let visible: CGRect
  private let needs: Mesh.Needs
  /// Convex, in the picture's own plane. Where one of them ends on another's side, that has a corner
  /// there, too: no renderer leaves a gap between triangles that share their corners.
  private(set) var polygons: [[CGPoint]] = []

  /// How often a side is halved: right before the camera no piece is ever small enough.
  private static let mostHalvings = 12

  /// - Parameters:
  ///   - visible: Where the matrix sends what is drawn. Null is everywhere.
  ///   - needs: How small the pieces have to be.
  init(
    of rect: CGRect, through matrix: ProjectionTransform, visible: CGRect, needs: Mesh.Needs
  ) {
    (self.rect, self.matrix, self.visible, self.needs) = (rect, matrix, visible, needs)
    cut(rect, Self.mostHalvings)
  }

  private mutating func cut(_ cell: CGRect, _ halvings: Int) {
    guard visible.isNull || matrix.shows(cell, in: visible) else { return }
    guard isHalved(cell, halvings) else { return take(cell, halvings) }
    for corner in cell.corners { cut(cell.quarter(at: corner), halvings - 1) }
  }

  private func isHalved(_ cell: CGRect, _ halvings: Int) -> Bool {
    halvings > 0 && !Mesh.isEnough(cell, through: matrix, needs)
  }

  private mutating func take(_ cell: CGRect, _ halvings: Int) {
    let corners = cell.corners
    var outline: [CGPoint] = []
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      outline.append(start)
      let middle = start.toward(end, 0.5)
      let beside = cell.offsetBy(
        dx: 2 * (middle.x - cell.midX), dy: 2 * (middle.y - cell.midY))
      addCorners(from: start, to: end, beside, halvings, &outline)
    }
    guard outline.count > 4 else { return polygons.append(corners) }
    let center = CGPoint(x: cell.midX, y: cell.midY)
    for (start, end) in zip(outline, outline.dropFirst() + outline.prefix(1)) {
      polygons.append([center, start, end])
    }
  }

  /// Where the pieces beside a side have corners on it.
  private func addCorners(
    from start: CGPoint, to end: CGPoint, _ beside: CGRect, _ halvings: Int,
    _ outline: inout [CGPoint]
  ) {
    guard rect.contains(CGPoint(x: beside.midX, y: beside.midY)), isHalved(beside, halvings) else {
      return
    }
    let middle = start.toward(end, 0.5)
    addCorners(from: start, to: middle, beside.quarter(at: start), halvings - 1, &outline)
    outline.append(middle)
    addCorners(from: middle, to: end, beside.quarter(at: end), halvings - 1, &outline)
  }
}

extension CGRect {
  /// The quarter that has one of the rectangle's corners.
  fileprivate func quarter(at corner: CGPoint) -> CGRect {
    CGRect(
      x: abs(corner.x - minX) < width / 2 ? minX : midX,
      y: abs(corner.y - minY) < height / 2 ? minY : midY, width: width / 2, height: height / 2)
  }
}
