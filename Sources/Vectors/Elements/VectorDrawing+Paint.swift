import Drawing
import Foundation
import Geometry

extension VectorDrawing {
  /// What something is filled or stroked with; the paints are of one ``PaintKind``.
  ///
  /// - Parameters:
  ///   - property: `fill` or `stroke`.
  ///   - opacity: The attribute that says how strong a colour is.
  func paint(_ property: String, _ paints: [Paint?], opacity: String? = nil) -> TimedAttribute {
    guard let first = paints.firstValue() else { return TimedAttribute() }
    if case .color = first {
      let colors = paints.map { $0?.color }
      return timeline.attribute(property, colors.map { $0?.hex })
        + timeline.attribute(
          opacity ?? property + "-opacity", colors.map { $0?.alphaText }, usual: "1")
    }
    return TimedAttribute(" \(property)=\"url(#\(gradient(paints, first)))\"")
  }

  private func gradient(_ paints: [Paint?], _ first: Paint) -> String {
    var attributes = TimedAttribute(" gradientUnits=\"userSpaceOnUse\"")
    func numbers(_ names: [String], _ values: [[Double]?]) {
      for (index, name) in names.enumerated() {
        attributes += timeline.attribute(name, values.map { $0.map { $0[index].svg(4) } })
      }
    }
    var element = "radialGradient"
    switch first {
    case .linearGradient:
      element = "linearGradient"
      numbers(["x1", "y1", "x2", "y2"], paints.map { $0?.line })
    case .radialGradient:
      numbers(["cx", "cy", "fr", "r"], paints.map { $0?.circle })
    default:
      attributes += TransformTrack(paints.map { $0?.ellipse })
        .attribute("gradientTransform", timeline)
      attributes += TimedAttribute(" cx=\"0\" cy=\"0\"")
      numbers(["fr", "r"], paints.map { $0?.radii })
    }
    let stops = paints.map { $0?.stops }
    let count = stops.firstValue()?.count ?? 0
    let content = (0..<count).map { index in
      let stop = stops.map { $0?[index] }
      return
        (timeline.attribute("offset", stop.map { $0?.location.svg(4) })
        + timeline.attribute("stop-color", stop.map { $0?.color.hex })
        + timeline.attribute("stop-opacity", stop.map { $0?.color.alphaText }, usual: "1"))
        .element("stop")
    }
    return defined.name("p", element, attributes, content.joined())
  }
}

extension Paint {
  fileprivate var color: RGBA? {
    if case .color(let color) = self { color } else { nil }
  }

  fileprivate var line: [Double]? {
    guard case .linearGradient(_, let start, let end) = self else { return nil }
    return [start.x, start.y, end.x, end.y].map { Double($0) }
  }

  /// The circle that the gradient comes from lies in the one that it goes to; the other way round it is
  /// the same gradient from its end.
  private var isTurned: Bool { (ownRadii.map { $0[0] > $0[1] }) ?? false }

  private var ownRadii: [Double]? {
    switch self {
    case .radialGradient(_, _, let start, let end): [start, end]
    case .ellipticalGradient(_, _, _, let start, let end): [start, end]
    default: nil
    }
  }

  fileprivate var radii: [Double]? { ownRadii?.sorted() }

  fileprivate var circle: [Double]? {
    guard case .radialGradient(_, let center, _, _) = self, let radii else { return nil }
    return [Double(center.x), Double(center.y)] + radii
  }

  /// From a gradient around the origin to the ellipse.
  fileprivate var ellipse: CGAffineTransform? {
    guard case .ellipticalGradient(_, let bounds, let center, _, _) = self else { return nil }
    return CGAffineTransform(
      a: bounds.width, b: 0, c: 0, d: bounds.height, tx: center.x, ty: center.y)
  }

  /// In rising order.
  fileprivate var stops: [GradientStop]? {
    let own: [GradientStop]
    switch self {
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _):
      own = stops
    case .color, .angularGradient, .mesh: return nil
    }
    let clamped = own.map { GradientStop($0.color, at: min(1, max(0, $0.location))) }
    // Equal places keep their order.
    let sorted = clamped.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    return isTurned
      ? sorted.reversed().map { GradientStop($0.color, at: 1 - $0.location) } : sorted
  }
}
