import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

@testable import Compositing

extension SDLTests {
  @MainActor @Suite struct DepthTests {
    private static let sheet = CGRect(x: 0, y: 0, width: 100, height: 80)

    private func mesh(distance: Double) -> (Mesh, ProjectionTransform) {
      let matrix = tipped(
        radians: 0.9, aboutX: 0, 1, anchor: CGPoint(x: 50, y: 40), distance: distance)
      let mesh = Mesh(
        of: Self.sheet, through: matrix, originX: 0, originY: 0, opacity: 1,
        needs: Mesh.Needs(dividesByDepth: true))
      return (mesh, matrix)
    }

    @Test func whatOpenGLDividesByDepthIsNotCut() {
      let (mesh, matrix) = self.mesh(distance: 300)
      #expect(mesh.indices == [0, 1, 2, 0, 2, 3])
      #expect(mesh.depths.count == 4)
      for (vertex, depth) in zip(mesh.vertices, mesh.depths) {
        let point = (x: Double(vertex.tex_coord.x) * 100, y: Double(vertex.tex_coord.y) * 80)
        let exact = matrix.project(point.x, point.y)
        #expect(abs(Double(vertex.position.x) - exact.x) < 0.01)
        #expect(abs(Double(vertex.position.y) - exact.y) < 0.01)
        #expect(abs(Double(depth) - matrix.depth(point.x, point.y)) < 1e-5)
      }
    }

    /// On one side, what is more than 25 points from the axis is behind the camera.
    @Test func whatIsBehindTheCameraIsCutOff() {
      let (mesh, _) = self.mesh(distance: 20)
      #expect(mesh.indices.count == 6)
      #expect(mesh.depths.allSatisfy { Double($0) > ProjectionTransform.nearestDepth - 1e-5 })
    }

    @Test func whatIsFlatHasNoDepths() {
      let mesh = Mesh(
        of: Self.sheet, through: .scale(2, 3), originX: 0, originY: 0, opacity: 1,
        needs: Mesh.Needs(dividesByDepth: true))
      #expect(mesh.depths.isEmpty)
      #expect(mesh.indices.count == 6)
    }

    /// What draws past SDL leaves OpenGL as SDL believes it to be.
    @Test func whatIsDrawnAfterwardsIsAsItShouldBe() throws {
      #expect(try Renderer(.opengl).perspective != nil)
      let tip = tipped(
        radians: 0.5, aboutX: 0, 1, anchor: CGPoint(x: 30, y: 10), distance: 400)
      let drawn = try picture(
        60, 40, renderer: .opengl,
        ellipse(0, 0, 20, 20, .pureRed),
        group(
          .transform(tip), ellipse(20, 0, 20, 20, .pureBlue), rect(26, 2, 8, 8, .pureRed),
          ellipse(20, 20, 20, 20, .pureGreen)),
        ellipse(40, 0, 20, 20, .pureRed), rect(2, 30, 8, 8, .pureBlue),
        group(.opacity(0.5), ellipse(40, 20, 20, 20, .black)))
      #expect(isClose(drawn.rgba(10, 10), [255, 0, 0, 255], 2))
      #expect(isClose(drawn.rgba(30, 14), [0, 0, 255, 255], 2))
      #expect(isClose(drawn.rgba(30, 6), [255, 0, 0, 255], 2))
      #expect(isClose(drawn.rgba(30, 30), [0, 255, 0, 255], 2))
      #expect(isClose(drawn.rgba(50, 10), [255, 0, 0, 255], 2))
      #expect(isClose(drawn.rgba(6, 34), [0, 0, 255, 255], 2))
      #expect(isClose(drawn.rgba(50, 30), [127, 127, 127, 255], 1))
      #expect(isClose(drawn.rgba(15, 36), [255, 255, 255, 255], 2))
    }

    /// A renderer without such a division keeps within a tenth of a pixel, which is a tenth of an edge's levels.
    @Test func meshesOfFlatTrianglesLookTheSame() throws {
      let items = group(
        .transform(
          tipped(radians: 0.9, aboutX: 1, 1, anchor: CGPoint(x: 60, y: 60), distance: 130)),
        ellipse(20, 20, 80, 80), rect(50, 50, 20, 20, .pureRed))
      let exact = try picture(120, 120, renderer: .opengl, items)
      let cut = try picture(120, 120, renderer: .opengles2, items)
      #expect(exact.largestDifference(from: cut) < 40)
    }
  }
}
