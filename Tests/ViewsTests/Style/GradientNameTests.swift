import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Gradients by their names")
struct GradientNameTests {
  private let colors = [Color.red, .blue]
  private var gradient: Gradient { Gradient(colors: colors) }
  private var stops: [Gradient.Stop] { gradient.stops }
  private var any: AnyGradient { AnyGradient(gradient) }

  private func paint(_ style: some ShapeStyle) -> Paint? {
    ShapeStage { Rectangle().fill(style) }.shapes.first?.leaf.paint
  }

  @Test("A linear gradient goes from its start to its end, whatever its colours come as")
  func linear() throws {
    let expected = try #require(
      paint(LinearGradient(colors: colors, startPoint: .leading, endPoint: .bottom)))
    guard case .linearGradient(_, let start, let end) = expected else {
      Issue.record("\(expected)")
      return
    }
    #expect(start == CGPoint(x: 0, y: 25) && end == CGPoint(x: 50, y: 50))
    for other in [
      paint(.linearGradient(gradient, startPoint: .leading, endPoint: .bottom)),
      paint(.linearGradient(colors: colors, startPoint: .leading, endPoint: .bottom)),
      paint(.linearGradient(stops: stops, startPoint: .leading, endPoint: .bottom)),
      paint(.linearGradient(any, startPoint: .leading, endPoint: .bottom)),
    ] { #expect(other == expected) }
  }

  @Test("A radial gradient has its radii in points") func radial() throws {
    let expected = try #require(
      paint(RadialGradient(colors: colors, center: .top, startRadius: 3, endRadius: 20)))
    guard case .radialGradient(_, let center, let start, let end) = expected else {
      Issue.record("\(expected)")
      return
    }
    #expect(center == CGPoint(x: 50, y: 0) && start == 3 && end == 20)
    for other in [
      paint(.radialGradient(gradient, center: .top, startRadius: 3, endRadius: 20)),
      paint(.radialGradient(colors: colors, center: .top, startRadius: 3, endRadius: 20)),
      paint(.radialGradient(stops: stops, center: .top, startRadius: 3, endRadius: 20)),
      paint(.radialGradient(any, center: .top, startRadius: 3, endRadius: 20)),
    ] { #expect(other == expected) }
  }

  @Test("An elliptical gradient has its radii in parts of what it fills") func elliptical() throws {
    let expected = try #require(
      paint(EllipticalGradient(colors: colors, center: .top, endRadiusFraction: 0.25)))
    guard case .ellipticalGradient = expected else {
      Issue.record("\(expected)")
      return
    }
    for other in [
      paint(.ellipticalGradient(gradient, center: .top, endRadiusFraction: 0.25)),
      paint(.ellipticalGradient(colors: colors, center: .top, endRadiusFraction: 0.25)),
      paint(.ellipticalGradient(stops: stops, center: .top, endRadiusFraction: 0.25)),
      paint(.ellipticalGradient(any, center: .top, endRadiusFraction: 0.25)),
    ] { #expect(other == expected) }
    #expect(paint(.ellipticalGradient(colors: colors, center: .top)) != expected)
  }

  @Test("An angular gradient has a start and an end, a conic one goes all around") func angular()
    throws
  {
    let end = Angle.degrees(90)
    let expected = try #require(
      paint(AngularGradient(colors: colors, center: .top, startAngle: .zero, endAngle: end)))
    for other in [
      paint(.angularGradient(gradient, center: .top, startAngle: .zero, endAngle: end)),
      paint(.angularGradient(colors: colors, center: .top, startAngle: .zero, endAngle: end)),
      paint(.angularGradient(stops: stops, center: .top, startAngle: .zero, endAngle: end)),
      paint(.angularGradient(any, center: .top, startAngle: .zero, endAngle: end)),
    ] { #expect(other == expected) }
    let conic = try #require(paint(AngularGradient(colors: colors, center: .top, angle: end)))
    guard case .angularGradient(_, _, let from, let to) = conic else {
      Issue.record("\(conic)")
      return
    }
    #expect(abs(to - from - 2 * .pi) < 1e-9 && conic != expected)
    for other in [
      paint(.conicGradient(gradient, center: .top, angle: end)),
      paint(.conicGradient(colors: colors, center: .top, angle: end)),
      paint(.conicGradient(stops: stops, center: .top, angle: end)),
      paint(.conicGradient(any, center: .top, angle: end)),
    ] { #expect(other == conic) }
  }

  @Test("A mesh takes resolved colours, and points with handles") func meshes() throws {
    func mesh(_ gradient: MeshGradient) -> ColorMesh? {
      guard case .mesh(let mesh) = paint(gradient) else { return nil }
      return mesh
    }
    let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    let colors = [Color.red, .green, .blue, .white]
    let plain = try #require(
      mesh(MeshGradient(width: 2, height: 2, points: points, colors: colors)))
    let resolved = colors.map { $0.resolve(in: EnvironmentValues()) }
    #expect(
      mesh(MeshGradient(width: 2, height: 2, points: points, resolvedColors: resolved)) == plain)
    func bent(by way: Float) -> ColorMesh? {
      mesh(
        MeshGradient(
          width: 2, height: 2,
          bezierPoints: points.map { point in
            .init(
              position: point, leadingControlPoint: point - [0.3, 0],
              topControlPoint: point - [0, 0.3], trailingControlPoint: point + [0.3, way],
              bottomControlPoint: point + [0, 0.3])
          }, colors: colors))
    }
    let straight = try #require(bent(by: 0)), other = try #require(bent(by: 0.4))
    #expect(straight.points.first == plain.points.first)
    #expect(straight.points.last == plain.points.last)
    #expect(straight.points != other.points)
  }

  @Test("A dimmed tint loses its hue, in each of its colours") func dimmedTint() {
    func dimmed(_ tint: some ShapeStyle) -> ShapeStage {
      ShapeStage { Rectangle().fill(.tint).tint(tint).environment(\.isTintDimmed, true) }
    }
    func isGrey(_ hex: String) -> Bool {
      let digits = Array(hex.dropFirst())
      return digits[0..<2] == digits[2..<4] && digits[2..<4] == digits[4..<6]
        && digits[6...] != ["F", "F"]
    }
    #expect(dimmed(Color.red).color.map(isGrey) == true)
    guard
      case .linearGradient(let stops, _, _)? = dimmed(
        .linearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
      ).shapes.first?.leaf.paint
    else {
      Issue.record("No gradient")
      return
    }
    #expect(stops.count >= 2 && stops.allSatisfy { isGrey($0.color.hex) })
    let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    let tint = MeshGradient(
      width: 2, height: 2, points: points, colors: [.red, .green, .blue, .pink],
      background: .orange)
    guard case .mesh(let mesh)? = dimmed(tint).shapes.first?.leaf.paint else {
      Issue.record("No mesh")
      return
    }
    #expect(mesh.colors.allSatisfy { isGrey($0.hex) })
  }
}
