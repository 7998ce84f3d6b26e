import Foundation
import Geometry

/// A grid of coloured points; inside each of its four-sided fields colours mix from the corners.
public struct ColorMesh: Codable, Hashable, Sendable {
  /// Points across and down, at least 2 each.
  public var columns: Int
  public var rows: Int
  /// Row by row, `columns` × `rows` of them.
  public var points: [CGPoint]
  /// One for each point.
  public var colors: [RGBA]
  /// Where no field lies.
  public var background: RGBA

  /// - Returns: Nil where the numbers do not fit each other.
  public init?(
    columns: Int, rows: Int, points: [CGPoint], colors: [RGBA], background: RGBA = .clear
  ) {
    guard columns >= 2, rows >= 2, points.count == columns * rows, colors.count == points.count
    else { return nil }
    self.columns = columns
    self.rows = rows
    self.points = points
    self.colors = colors
    self.background = background
  }

  /// The most points of a mesh that is drawn.
  public static let mostPoints = 40_000

  /// Whether the numbers fit each other, for one that was decoded.
  var isSound: Bool {
    2...Self.mostPoints ~= columns && 2...Self.mostPoints ~= rows
      && points.count <= Self.mostPoints && points.count == columns * rows
      && colors.count == points.count && points.allSatisfy(\.isReachable)
  }

  /// The indices of each field's corners, around it.
  public var fields: [(Int, Int, Int, Int)] {
    (0..<rows - 1).flatMap { row in
      (0..<columns - 1).map { column in
        let corner = row * columns + column
        return (corner, corner + 1, corner + columns + 1, corner + columns)
      }
    }
  }
}
