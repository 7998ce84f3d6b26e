import Drawing
import Foundation

/// The lines of a symbol's template, which say where text stands beside its drawings and how wide those are.
struct TemplateGuides {
  private var places: [String: CGPoint] = [:]

  /// How high the capitals beside a drawing are where a template has no lines that say so: those of 100 points.
  private static let capHeight = SystemFontMetrics.capHeight * 100

  init(_ root: SVGElement) { collect(root) }

  private mutating func collect(_ element: SVGElement) {
    for child in element.children {
      if let id = child.attributes["id"], let place = Self.place(of: child) { places[id] = place }
      collect(child)
    }
  }

  /// Where a line begins, however it is drawn.
  private static func place(of element: SVGElement) -> CGPoint? {
    func point(_ x: String, _ y: String) -> CGPoint? {
      guard let x = element.number(x), let y = element.number(y) else { return nil }
      return CGPoint(x: x, y: y)
    }
    switch element.name {
    case "line": return point("x1", "y1")
    case "rect": return point("x", "y")
    case "path":
      guard let data = element.attributes["d"], let first = (try? SVGPath(data))?.steps.first else {
        return nil
      }
      return CGPoint(x: first.numbers[0], y: first.numbers[1])
    default: return nil
    }
  }

  /// The baseline and the height of the capitals beside the drawings of a scale, `S`, `M` or `L`.
  func capitals(_ scale: String) -> (baseline: Double, height: Double)? {
    guard let line = places["Baseline-\(scale)"] else { return nil }
    let baseline = Double(line.y)
    let height = places["Capline-\(scale)"].map { baseline - Double($0.y) } ?? Self.capHeight
    return (baseline, height > 1 ? height : Self.capHeight)
  }

  /// The same of a drawing that stands on its own zero.
  static func capitals(at baseline: Double) -> (baseline: Double, height: Double) {
    (baseline, capHeight)
  }

  /// From where to where a drawing counts, whatever it touches.
  ///
  /// - Parameter name: Of the drawing, as `Regular-M`, which is the one that older templates have lines for.
  func sides(_ name: String) -> ClosedRange<Double>? {
    for ending in name == "Regular-M" ? ["-\(name)", ""] : ["-\(name)"] {
      guard let left = places["left-margin\(ending)"]?.x,
        let right = places["right-margin\(ending)"]?.x, left < right
      else { continue }
      return Double(left)...Double(right)
    }
    return nil
  }
}
