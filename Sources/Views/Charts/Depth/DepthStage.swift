import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Draws a chart in space: its walls, then its pieces from the farthest to the nearest.
struct DepthStage: View, Animatable {
  var pose: Chart3DPose
  let isPerspective: Bool
  let plan: DepthPlan
  @Environment(\.self) private var environment

  var animatableData: AnimatablePair<Double, Double> {
    get { pose.animatableData }
    set { pose.animatableData = newValue }
  }

  var body: some View {
    GeometryReader { proxy in
      let camera = DepthCamera(pose: pose, isPerspective: isPerspective, size: proxy.size)
      Canvas { context, _ in
        walls(camera, context)
        for facet in DepthFacets(plan, camera: camera, environment: environment).sorted {
          facet.draw(context)
        }
      }
      titles(camera)
    }
  }

  /// By eye.
  private static let beside = 1.14
  private static let titleBeside = 1.36

  private func walls(_ camera: DepthCamera, _ context: GraphicsContext) {
    let (x, y, z) = (camera.back(\.x), camera.back(\.y), camera.back(\.z))
    func line(_ from: DepthPoint, _ to: DepthPoint) {
      var path = Path()
      path.move(to: camera.place(from))
      path.addLine(to: camera.place(to))
      context.stroke(path, with: .color(.gray.opacity(0.5)), lineWidth: 0.5)
    }
    func number(_ text: String, _ point: DepthPoint) {
      context.draw(
        Text(verbatim: text).font(.system(size: 10)).foregroundStyle(.secondary),
        at: camera.place(point))
    }
    for tick in plan.x.ticks {
      let place = tick.place
      line(DepthPoint(x: place, y: y, z: -0.5), DepthPoint(x: place, y: y, z: 0.5))
      line(DepthPoint(x: place, y: -0.5, z: z), DepthPoint(x: place, y: 0.5, z: z))
      number(tick.text, DepthPoint(x: place, y: y, z: -z * Self.beside))
    }
    for tick in plan.y.ticks {
      let place = tick.place
      line(DepthPoint(x: x, y: place, z: -0.5), DepthPoint(x: x, y: place, z: 0.5))
      line(DepthPoint(x: -0.5, y: place, z: z), DepthPoint(x: 0.5, y: place, z: z))
      number(tick.text, DepthPoint(x: -x * Self.beside, y: place, z: z))
    }
    for tick in plan.z.ticks {
      let place = tick.place
      line(DepthPoint(x: -0.5, y: y, z: place), DepthPoint(x: 0.5, y: y, z: place))
      line(DepthPoint(x: x, y: -0.5, z: place), DepthPoint(x: x, y: 0.5, z: place))
      number(tick.text, DepthPoint(x: -x * Self.beside, y: y, z: place))
    }
  }

  @ViewBuilder private func titles(_ camera: DepthCamera) -> some View {
    let (x, y, z) = (camera.back(\.x), camera.back(\.y), camera.back(\.z))
    title(plan.x, at: DepthPoint(y: y, z: -z * Self.titleBeside), camera)
    title(plan.y, at: DepthPoint(x: -x * Self.titleBeside, z: z), camera)
    title(plan.z, at: DepthPoint(x: -x * Self.titleBeside, y: y), camera)
  }

  @ViewBuilder private func title(
    _ span: DepthPlan.Span, at point: DepthPoint, _ camera: DepthCamera
  ) -> some View {
    if let title = span.titles.first {
      title.view.font(.caption).foregroundStyle(.secondary).fixedSize()
        .position(camera.place(point))
    }
  }
}
