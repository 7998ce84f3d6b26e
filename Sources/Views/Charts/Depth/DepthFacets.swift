import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The pieces of surfaces, and the balls, that a chart in space is drawn of.
@MainActor
struct DepthFacets {
  struct Facet {
    /// How near it is to the viewer.
    let nearness: Double
    let draw: @MainActor (GraphicsContext) -> Void
  }

  let plan: DepthPlan
  let camera: DepthCamera
  let environment: EnvironmentValues

  init(_ plan: DepthPlan, camera: DepthCamera, environment: EnvironmentValues) {
    self.plan = plan
    self.camera = camera
    self.environment = environment
  }

  /// From the farthest to the nearest.
  var sorted: [Facet] {
    plan.pieces.flatMap { piece in
      switch piece.kind {
      case .surface(let function): surface(function, piece)
      case .point(let x, let y, let z): ball(x, y, z, piece)
      }
    }
    .sorted { $0.nearness < $1.nearness }
  }

  private func surface(_ function: (Double, Double) -> Double, _ piece: _Chart3DPiece) -> [Facet] {
    let (xs, zs) = (DepthPlan.samples(of: plan.x), DepthPlan.samples(of: plan.z))
    let grid = xs.map { x in zs.map { plan.point(x: x, y: function(x, $0), z: $0) } }
    let color = color(of: piece)
    let ramp = piece.surfaceStyle.map { SurfaceRamp($0, plan: plan, environment: environment) }
    return (0..<DepthPlan.steps).flatMap { row in
      (0..<DepthPlan.steps).compactMap { column -> Facet? in
        guard let a = grid[row][column], let b = grid[row + 1][column],
          let c = grid[row + 1][column + 1], let d = grid[row][column + 1]
        else { return nil }
        var path = Path()
        path.addLines([a, b, c, d].map(camera.place))
        path.closeSubpath()
        let normal = DepthNormal(a, b, c, d)
        let height = (a.y + b.y + c.y + d.y) / 4
        let own = ramp?.color(height: height, normal: normal)
        let shaded = (own ?? color).lit(by: normal.light)
        return Facet(nearness: [a, b, c, d].map { camera.turned($0).z }.reduce(0, +) / 4) {
          $0.fill(path, with: .color(shaded))
          // No gap shows between it and the next.
          $0.stroke(path, with: .color(shaded), lineWidth: 0.6)
        }
      }
    }
  }

  private func ball(
    _ x: PlotDatum, _ y: PlotDatum, _ z: PlotDatum, _ piece: _Chart3DPiece
  ) -> [Facet] {
    guard let x = plan.x.amount(of: x), let y = plan.y.amount(of: y),
      let z = plan.z.amount(of: z),
      let point = plan.point(x: x, y: y, z: z)
    else { return [] }
    let (place, radius) = (camera.place(point), (piece.area / .pi).squareRoot())
    let color = color(of: piece)
    let circle = Path(
      ellipseIn: CGRect(
        x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius))
    return [
      Facet(nearness: camera.turned(point).z) {
        $0.fill(
          circle,
          with: .radialGradient(
            Gradient(colors: [color.lit(by: 1), color.lit(by: 0.65)]),
            center: CGPoint(x: place.x - radius / 3, y: place.y - radius / 3), startRadius: 0,
            endRadius: radius * 1.5))
      }
    ]
  }

  /// What tells a piece apart, or its own colour, or the first of a chart's.
  private func color(of piece: _Chart3DPiece) -> RGBA {
    if let group = piece.group, let index = plan.groups.firstIndex(of: group) {
      return StyleScale.colors[index % StyleScale.colors.count].resolve(in: environment).rgba
    }
    guard let style = piece.style,
      case .color(let color) = style.resolved(in: StyleContext(environment)).paint(in: .zero)
    else { return StyleScale.colors[0].resolve(in: environment).rgba }
    return color
  }
}

extension RGBA {
  /// - Parameter light: 1 leaves it, 0 makes it black.
  fileprivate func lit(by light: Double) -> Color {
    Color(.sRGB, red: red * light, green: green * light, blue: blue * light, opacity: alpha)
  }
}
