import Drawing
import Foundation
import Geometry
import Raster
import Testing

@testable import Compositing

extension SDLTests {
  /// Distances from the exact projection, in pixels.
  @MainActor @Suite struct PerspectiveTests {
    /// A cube's side: 200 × 200, turned about its leading edge, perspective 0.1.
    private static func cube(_ degrees: Double) -> ProjectionTransform {
      tipped(
        radians: degrees * .pi / 180, aboutX: 0, 1, anchor: CGPoint(x: 0, y: 100),
        distance: 2000)
    }

    /// Computed with SwiftUI's matrix.
    ///
    /// Rule: `rotation-3d-matrix`.
    @Test(arguments: [(60.0, 92.030, 7.970), (45, 132.082, 6.604), (30, 164.957, 4.762)])
    func theCubesSideIsWhereItBelongs(_ degrees: Double, _ right: Double, _ top: Double) throws {
      let drawn = try picture(
        240, 240,
        group(
          .transform(ProjectionTransform(CGAffineTransform(translationX: 20, y: 20))),
          group(.transform(Self.cube(degrees)), rect(0, 0, 200, 200))))
      let fromRight = Array(drawn.row(120).reversed())
      #expect(abs(240 - edge(fromRight, whiteUntil: 190) - (20 + right)) < 0.1)
      #expect(abs(edge(drawn.row(120), whiteUntil: 60) - 20) < 0.1)
      // The upper edge is straight from the corner on the axis to the far one.
      for x in [30, 50, 80, 100] {
        let exact = 20 + top * (Double(x) + 0.5 - 20) / right
        #expect(abs(edge(drawn.column(x), whiteUntil: 100) - exact) < 0.1)
      }
    }

    @Test(arguments: [20.0, 60, 100, 140, 180], [30.0, 60, 75])
    func theInsideIsWhereItBelongs(_ mark: Double, _ degrees: Double) throws {
      // A strong perspective, and a change from black to white at x = mark.
      let matrix = tipped(
        radians: degrees * .pi / 180, aboutX: 0, 1, anchor: CGPoint(x: 100, y: 100),
        distance: 300)
      let change = Paint.linearGradient(
        [GradientStop(.white, at: 0), GradientStop(.black, at: 1)],
        start: CGPoint(x: mark - 2, y: 0), end: CGPoint(x: mark + 2, y: 0))
      let leaf = ShapeLeaf(path: Path(CGRect(x: 0, y: 0, width: 200, height: 200)), paint: change)
      let drawn = try picture(
        300, 300,
        group(
          .transform(ProjectionTransform(CGAffineTransform(translationX: 50, y: 50))),
          group(.transform(matrix), .leaf(.shape(leaf), at: .zero))))
      for y in [120, 150, 170] {
        let exact = 50 + exactX(of: mark, atRow: Double(y) + 0.5 - 50, matrix)
        let end = Int(exact + 12)
        let start = Int(exact - 12)
        let line = Array(drawn.row(y)[start..<end])
        // At the far ends the leaf itself ends nearby; then there is no such change to measure.
        guard line.last == 0, line.first == 255 else { continue }
        #expect(abs(Double(start) + edge(line, whiteUntil: line.count) - exact) < 0.5)
      }
    }

    /// Where the line x = mark crosses a row of the picture.
    private func exactX(of mark: Double, atRow row: Double, _ m: ProjectionTransform) -> Double {
      var (low, high) = (-400.0, 600.0)
      for _ in 0..<80 {
        let y = (low + high) / 2
        if CGPoint(x: mark, y: y).applying(m).y < row { low = y } else { high = y }
      }
      return CGPoint(x: mark, y: low).applying(m).x
    }

    @Test func whatIsBehindTheCameraIsLeftOut() throws {
      let matrix = tipped(
        radians: 1.2, aboutX: 1, 0, anchor: CGPoint(x: 12, y: 12), distance: 10)
      let drawn = try picture(24, 24, group(.transform(matrix), rect(0, 0, 24, 24)))
      #expect(drawn.rgba(12, 12) == [0, 0, 0, 255])
      #expect(drawn.rgba(12, 1) == [255, 255, 255, 255])
    }

    /// Two halves of a picture that comes up to the camera and goes past it, pixel by pixel.
    @Test(arguments: [RendererChoice.opengl, .software], [1.0, 2, 6])
    func whatCrossesTheCamerasPlaneIsWhereItBelongs(
      _ renderer: RendererChoice, _ distance: Double
    ) throws {
      let matrix = tipped(
        radians: 0.9, aboutX: -0.6, 0.8, anchor: CGPoint(x: 60, y: 60), distance: distance)
      let blue = RGBA(0, 0, 1)
      let drawn = try picture(
        120, 120, renderer: renderer,
        group(.transform(matrix), rect(0, 0, 60, 120, .pureRed), rect(60, 0, 60, 120, blue)))
      let back = matrix.inverted()
      func exact(_ x: Double, _ y: Double) -> [Int] {
        let point = back.project(x, y)
        guard matrix.depth(point.x, point.y) > ProjectionTransform.nearestDepth,
          (0...120).contains(point.x), (0...120).contains(point.y)
        else { return [255, 255, 255, 255] }
        return point.x < 60 ? [255, 0, 0, 255] : [0, 0, 255, 255]
      }
      var (seen, wrong) = (0, 0)
      for y in 0..<120 {
        for x in 0..<120 {
          let around = Set(
            [(-2.0, -2.0), (3, -2), (0.5, 0.5), (-2, 3), (3, 3)].map {
              exact(Double(x) + $0.0, Double(y) + $0.1)
            })
          // Not at edges.
          guard around.count == 1, let color = around.first else { continue }
          if color[1] == 0 { seen += 1 }
          if zip(drawn.rgba(x, y), color).contains(where: { abs($0 - $1) > 8 }) { wrong += 1 }
        }
      }
      #expect(seen > 400)
      #expect(wrong == 0)
    }

    /// Pieces that are small enough right before the camera are smaller than a pixel farther away.
    @Test(arguments: [RendererChoice.opengl, .software], [1.0, 2, 6])
    func whatIsTranslucentIsNowhereDenser(_ renderer: RendererChoice, _ distance: Double) throws {
      let matrix = tipped(
        radians: 0.95, aboutX: -0.63, 0.78, anchor: CGPoint(x: 60, y: 60), distance: distance)
      let drawn = try picture(
        120, 120, renderer: renderer,
        group(.opacity(0.1), group(.transform(matrix), ellipse(40, 40, 30, 30, .black))))
      let levels = (0..<120).flatMap { y in (0..<120).map { drawn.rgba($0, y)[0] } }
      #expect((levels.min() ?? 0) >= 228)
      #expect(levels.contains { $0 < 232 })
    }

    @Test func meshesStayWithinTheirTolerance() {
      let rect = CGRect(x: 0, y: 0, width: 400, height: 400)
      let matrix = tipped(
        radians: 1, aboutX: 0.3, 1, anchor: CGPoint(x: 200, y: 200), distance: 700)
      let mesh = Mesh(of: rect, through: matrix, originX: 0, originY: 0, opacity: 1)
      var worst = 0.0
      for triangle in stride(from: 0, to: mesh.indices.count, by: 3) {
        let corners = (0..<3).map { mesh.vertices[Int(mesh.indices[triangle + $0])] }
        let x = corners.reduce(0.0) { $0 + Double($1.position.x) } / 3
        let y = corners.reduce(0.0) { $0 + Double($1.position.y) } / 3
        let u = corners.reduce(0.0) { $0 + Double($1.tex_coord.x) } / 3
        let v = corners.reduce(0.0) { $0 + Double($1.tex_coord.y) } / 3
        let exact = CGPoint(x: u * 400, y: v * 400).applying(matrix)
        worst = max(worst, hypot(exact.x - x, exact.y - y))
      }
      #expect(worst < 0.15)
      #expect(mesh.indices.count > 6)
    }
  }
}
