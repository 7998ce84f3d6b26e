import Drawing
import Foundation
import Geometry

/// A style without anything that depends on its place: what is drawn, and what animates.
struct ResolvedStyle: Equatable, Sendable {
  enum Fill: Equatable, Sendable {
    case color(Color.Resolved)
    case gradient(ResolvedGradient)
    case mesh(ResolvedMesh)
  }

  var fill: Fill
  var shadows: [ResolvedShadow] = []
  /// What is done to what is below the shape before the shape is put onto it. Does not animate.
  var backdrop: Effect?
  /// What is seen in place of the fill where shapes are painted. Does not animate.
  var pattern: ImagePaint?
  /// How the shape is put onto what is below it. Does not animate.
  var blendMode = Drawing.BlendMode.normal

  init(_ color: Color.Resolved) {
    fill = .color(color)
  }

  init(_ gradient: ResolvedGradient) {
    fill = .gradient(gradient)
  }

  init(_ mesh: ResolvedMesh) {
    fill = .mesh(mesh)
  }

  /// What to paint a shape with that has this rectangle.
  func paint(in rect: CGRect) -> Paint {
    switch fill {
    case .color(let color): .color(color.rgba)
    case .gradient(let gradient): gradient.paint(in: rect)
    case .mesh(let mesh): mesh.paint(in: rect)
    }
  }

  /// Nothing of the style can be seen.
  var isClear: Bool {
    guard shadows.isEmpty, pattern == nil, backdrop == nil else { return false }
    return switch fill {
    case .color(let color): color.opacity <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    case .mesh(let mesh): mesh.isClear
    }
  }

  func faded(by opacity: Double) -> ResolvedStyle {
    var result = self
    switch fill {
    case .color(let color):
      result.fill = .color(color.faded(by: opacity))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.faded(by: opacity)
      }
      result.fill = .gradient(gradient)
    case .mesh(let mesh):
      result.fill = .mesh(mesh.faded(by: opacity))
    }
    for index in result.shadows.indices {
      result.shadows[index].color = result.shadows[index].color.faded(by: opacity)
    }
    return result
  }

  /// The secondary, tertiary … look of a style that has none of its own
  /// (rule `levels-of-a-colour`).
  func atLevel(_ level: Int) -> ResolvedStyle {
    if level <= 0 { return self }
    let opacities = [0.5, 0.25, 0.18]
    return faded(by: opacities[min(level, opacities.count) - 1])
  }
}

/// A shadow that a style gives to what it fills; lengths in points.
struct ResolvedShadow: Equatable, Sendable {
  var color: Color.Resolved
  var radius: Double
  var offset: CGSize
  let isInner: Bool
}

extension Color.Resolved: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(self).atLevel(context.level)
  }
}

extension Color: ShapeStyle, PrimitiveStyle {
  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(resolve(in: context)).atLevel(context.level)
  }
}
