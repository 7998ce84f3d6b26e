import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Charts in space")
struct Chart3DTests {
  private struct Flower: Identifiable {
    let id: Int
    let kind: String
    let size: Double
  }

  private let flowers = [
    Flower(id: 1, kind: "a", size: 1), Flower(id: 2, kind: "b", size: 3),
    Flower(id: 3, kind: "a", size: 2),
  ]

  private var points: some Chart3DContent {
    Chart3D(flowers) {
      PointMark(x: .value("n", $0.id), y: .value("size", $0.size), z: .value("n", $0.id))
        .foregroundStyle(by: .value("kind", $0.kind)).symbolSize(100)
    }
    .content
  }

  private func plan(
    _ content: some Chart3DContent, _ change: (inout ChartSettings) -> Void = { _ in }
  ) -> DepthPlan {
    var settings = ChartSettings()
    change(&settings)
    return DepthPlan(content._pieces, settings: settings)
  }

  @Test("The axes go over the data, or over what they are told") func domains() {
    let plan = plan(points) { $0.z.domain = (0...10).given }
    #expect(plan.x.range == 1...3 && plan.y.range == 1...3 && plan.z.range == 0...10)
    #expect(plan.groups == [.category("a"), .category("b")])
    #expect(plan.z.place(5) == 0 && plan.pieces.map(\.area) == [100, 100, 100])
  }

  @Test("Names stand beside one another, in the order in which they come") func names() {
    let plan = plan(
      Chart3D(flowers) {
        PointMark(x: .value("kind", $0.kind), y: .value("size", $0.size), z: .value("n", $0.id))
      }
      .content)
    #expect(plan.x.ticks.map { $0.text } == ["a", "b"])
    #expect(plan.x.ticks.map { $0.place } == [-0.25, 0.25])
    #expect(plan.x.amount(of: .category("b")) == 1 && plan.y.amount(of: .category("b")) == nil)
    let camera = DepthCamera(
      pose: .default, isPerspective: true, size: CGSize(width: 200, height: 200))
    let facets = DepthFacets(plan, camera: camera, environment: EnvironmentValues()).sorted
    #expect(facets.count == 3)
  }

  @Test("A surface is as high as its function is over the other two axes") func surfaces() {
    let plan = plan(SurfacePlot(x: "x", y: "y", z: "z") { x, z in x + z })
    let several = Chart3D {
      ForEach(0..<3) { number in
        SurfacePlot(x: "x", y: "y", z: "z") { x, z in x + z + Double(number) }
      }
    }
    #expect(several.content._pieces.count == 3)
    #expect(plan.x.range == -1...1 && plan.y.range == -2...2)
    #expect(plan.y.ticks.map { $0.text } == ["-2", "-1", "0", "1", "2"])
    #expect(plan.point(x: 1, y: .nan, z: 0) == nil)
    let camera = DepthCamera(
      pose: .default, isPerspective: true, size: CGSize(width: 200, height: 200))
    let facets = DepthFacets(plan, camera: camera, environment: EnvironmentValues()).sorted
    #expect(facets.count == DepthPlan.steps * DepthPlan.steps)
    #expect(facets.first?.nearness ?? 1 < facets.last?.nearness ?? 0)
  }

  @Test("The walls are those that are looked at from inside") func walls() {
    func camera(_ pose: Chart3DPose) -> DepthCamera {
      DepthCamera(pose: pose, isPerspective: false, size: CGSize(width: 100, height: 100))
    }
    #expect(camera(.front).back(\.z) == -0.5 && camera(.back).back(\.z) == 0.5)
    #expect(camera(.default).back(\.y) == -0.5 && camera(.bottom).back(\.y) == 0.5)
    #expect(camera(.default).place(DepthPoint()) == CGPoint(x: 50, y: 50))
    let far = DepthCamera(pose: .front, isPerspective: true, size: CGSize(width: 100, height: 100))
    let back = far.place(DepthPoint(x: 0.5, z: -0.5)).x
    #expect(back < far.place(DepthPoint(x: 0.5, z: 0.5)).x)
  }

  @Test("A finger turns it, and tells from where it is looked at") func turning() {
    let pose = Handle(Chart3DPose.front)
    let played = PlayedView(size: CGSize(width: 200, height: 200)) {
      pose.shows { _ in
        Chart3D {
          SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }
            .foregroundStyle(.heightBased(yRange: -1...0))
          ForEach(flowers) {
            PointMark(x: .value("n", 0), y: .value("n", 0), z: .value("n", $0.size))
              .foregroundStyle(.red)
          }
        }
        .chart3DPose(pose.bound).chart3DCameraProjection(.perspective)
        .chartXScale(domain: -1...1).chartZScale(domain: -3...3).chartZAxisLabel("Depth")
      }
    }
    #expect(played.text.contains("Depth"))
    played.graph.touchDown(at: CGPoint(x: 100, y: 100))
    for x in [120.0, 160, 175] { played.graph.touchMoved(to: CGPoint(x: x, y: 100)) }
    played.graph.touchUp(at: CGPoint(x: 175, y: 100))
    #expect(abs(pose.value.azimuth.degrees + 45) < 10, "\(pose.value)")
  }
}
