import Foundation
import Geometry
import Pixels

/// A picture that crosses the camera's plane, cut where it is in sight, and as finely as it needs there:
/// equal pieces would be too many.
///
/// Which pieces there are does not depend on what is in sight, so that a part of a frame is drawn as the
/// whole is. There may be tens of thousands, so none has memory of its own.
struct PerspectivePieces {
  private let rect: CGRect
  private let matrix: ProjectionTransform
  private let visible: CGRect
  private let needs: Mesh.Needs
  /// Of all pieces, one after the other, in the picture's own plane.
  private var corners: [CGPoint] = []
  /// Where each piece's corners end.
  private var ends: [Int] = []
  private var outline: [CGPoint] = []

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

  /// Convex ones. Where one of them ends on another's side, that has a corner there, too: no renderer leaves
  /// a gap between triangles that share their corners.
  var polygons: some Sequence<ArraySlice<CGPoint>> {
    ends.indices.lazy.map { corners[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]] }
  }

  private mutating func cut(_ cell: CGRect, _ halvings: Int) {
    guard visible.isNull || matrix.shows(cell, in: visible) else { return }
    guard isHalved(cell, halvings) else { return take(cell, halvings) }
    for corner in 0..<4 { cut(cell.quarter(at: cell.corner(corner)), halvings - 1) }
  }

  private func isHalved(_ cell: CGRect, _ halvings: Int) -> Bool {
    halvings > 0 && !Mesh.isEnough(cell, through: matrix, needs)
  }

  private mutating func take(_ cell: CGRect, _ halvings: Int) {
    outline.removeAll(keepingCapacity: true)
    for side in 0..<4 {
      let (start, end) = (cell.corner(side), cell.corner((side + 1) % 4))
      outline.append(start)
      let middle = start.toward(end, 0.5)
      let beside = cell.offsetBy(
        dx: 2 * (middle.x - cell.midX), dy: 2 * (middle.y - cell.midY))
      addCorners(from: start, to: end, beside, halvings)
    }
    guard outline.count > 4 else {
      corners += outline
      return ends.append(corners.count)
    }
    let center = CGPoint(x: cell.midX, y: cell.midY)
    for index in outline.indices {
      corners.append(center)
      corners.append(outline[index])
      corners.append(outline[(index + 1) % outline.count])
      ends.append(corners.count)
    }
  }

  /// Where the pieces beside a side have corners on it.
  private mutating func addCorners(
    from start: CGPoint, to end: CGPoint, _ beside: CGRect, _ halvings: Int
  ) {
    guard rect.contains(CGPoint(x: beside.midX, y: beside.midY)), isHalved(beside, halvings) else {
      return
    }
    let middle = start.toward(end, 0.5)
    addCorners(from: start, to: middle, beside.quarter(at: start), halvings - 1)
    outline.append(middle)
    addCorners(from: middle, to: end, beside.quarter(at: end), halvings - 1)
  }
}

extension CGRect {
  /// In the order of ``corners``, from 0 to 3.
  fileprivate func corner(_ index: Int) -> CGPoint {
    CGPoint(x: index == 1 || index == 2 ? maxX : minX, y: index < 2 ? minY : maxY)
  }

  /// The quarter that has one of the rectangle's corners.
  fileprivate func quarter(at corner: CGPoint) -> CGRect {
    CGRect(
      x: abs(corner.x - minX) < width / 2 ? minX : midX,
      y: abs(corner.y - minY) < height / 2 ? minY : midY, width: width / 2, height: height / 2)
  }
}
