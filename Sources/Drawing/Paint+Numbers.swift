import Foundation
import Geometry

extension Paint {
  /// Whether each of its numbers can be drawn with.
  var hasNumbers: Bool {
    switch self {
    case .color(let color): color.hasNumbers
    case .linearGradient(let stops, let start, let end):
      stops.allSatisfy(\.hasNumbers) && start.isReachable && end.isReachable
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      stops.allSatisfy(\.hasNumbers) && bounds.isReachable && center.isReachable
        && start.isReachable && end.isReachable
    case .radialGradient(let stops, let center, let start, let end),
      .angularGradient(let stops, let center, let start, let end):
      stops.allSatisfy(\.hasNumbers) && center.isReachable && start.isReachable && end.isReachable
    case .mesh(let mesh):
      mesh.points.allSatisfy(\.isReachable) && mesh.colors.allSatisfy(\.hasNumbers)
        && mesh.background.hasNumbers
    }
  }

  /// The nearest paint that can be drawn; 0 stands for what is not a number.
  var withNumbers: Paint {
    switch self {
    case .color(let color):
      return .color(color.withNumbers)
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(
        stops.map(\.withNumbers), start: start.broughtIntoReach, end: end.broughtIntoReach)
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(
        stops.map(\.withNumbers), center: center.broughtIntoReach,
        startRadius: start.broughtIntoReach, endRadius: end.broughtIntoReach)
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      return .ellipticalGradient(
        stops.map(\.withNumbers), bounds: bounds.broughtIntoReach, center: center.broughtIntoReach,
        startRadius: start.broughtIntoReach, endRadius: end.broughtIntoReach)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(
        stops.map(\.withNumbers), center: center.broughtIntoReach,
        start: start.broughtIntoReach, end: end.broughtIntoReach)
    case .mesh(var mesh):
      mesh.points = mesh.points.map(\.broughtIntoReach)
      mesh.colors = mesh.colors.map(\.withNumbers)
      mesh.background = mesh.background.withNumbers
      return .mesh(mesh)
    }
  }
}

extension GradientStop {
  fileprivate var hasNumbers: Bool { location.isReachable && color.hasNumbers }

  fileprivate var withNumbers: GradientStop {
    GradientStop(color.withNumbers, at: location.broughtIntoReach)
  }
}

extension RGBA {
  /// Whether each of its numbers can be drawn with.
  package var hasNumbers: Bool {
    red.isReachable && green.isReachable && blue.isReachable && alpha.isReachable
  }

  var withNumbers: RGBA {
    RGBA(
      red.broughtIntoReach, green.broughtIntoReach, blue.broughtIntoReach, alpha.broughtIntoReach)
  }
}
