import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
struct MeshGradientTests {
  private func gradient(middle: SIMD2<Float> = [0.5, 0.5], colors: Int = 9) -> MeshGradient {
    let points: [SIMD2<Float>] = [
      [0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    return MeshGradient(
      width: 3, height: 3, points: points,
      colors: Array(repeating: Color.white, count: colors - 1) + [.black], background: .blue)
  }

  private func mesh(_ stage: ShapeStage) -> ColorMesh? {
    guard case .mesh(let mesh) = stage.shapes.first?.leaf.paint else { return nil }
    return mesh
  }

  @Test func itsPointsAreFractionsOfWhatItFills() throws {
    let mesh = try #require(self.mesh(ShapeStage { gradient(middle: [0.25, 0.75]) }))
    #expect(mesh.points.first == .zero)
    #expect(mesh.points.last == CGPoint(x: 100, y: 50))
    #expect(mesh.points[mesh.points.count / 2] == CGPoint(x: 25, y: 37.5))
    #expect(mesh.colors.first == .white)
    #expect(mesh.colors.last == .black)
  }

  @Test func withoutAColorForEveryPointTheBackgroundShows() {
    #expect(ShapeStage { gradient(colors: 8) }.color == "#007AFFFF")
  }

  @Test func itsPointsAnimate() throws {
    struct Moving: View {
      @State private var isMoved = false
      let gradient: (Bool) -> MeshGradient

      var body: some View {
        gradient(isMoved).onTapGesture {
          withAnimation(.linear(duration: 1)) { isMoved = true }
        }
      }
    }
    let played = PlayedView { Moving { gradient(middle: [$0 ? 0.9 : 0.1, 0.5]) } }
    played.tap(at: CGPoint(x: 50, y: 50))
    played.advance(to: 0.5)
    guard case .mesh(let mesh) = played.graph.displayList().shapes.first?.leaf.paint else {
      Issue.record("No mesh")
      return
    }
    #expect(abs(mesh.points[mesh.points.count / 2].x - 50) < 0.01)
  }
}
