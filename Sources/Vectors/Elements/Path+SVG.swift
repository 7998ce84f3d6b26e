import Foundation
import Geometry

extension Path {
  /// The outline in SVG's words. Numbers have as many decimals as the path is small, so that one that is drawn
  /// large is not rough.
  var svg: String {
    let decimals = decimals
    func text(_ points: CGPoint...) -> String {
      points.reduce(into: "") { text, point in
        for number in [point.x, point.y] {
          let written = Double(number).svg(decimals)
          // A minus sign separates as well.
          text += (text.isEmpty || written.hasPrefix("-") ? "" : " ") + written
        }
      }
    }
    return elements.reduce(into: "") { data, element in
      switch element {
      case .move(let end): data += "M" + text(end)
      case .line(let end): data += "L" + text(end)
      case .quadCurve(let end, let control): data += "Q" + text(control, end)
      case .curve(let end, let control1, let control2): data += "C" + text(control1, control2, end)
      case .closeSubpath: data += "Z"
      }
    }
  }

  private var decimals: Int {
    let bounds = boundingRect
    let extent = bounds.isNull ? 0 : max(bounds.width, bounds.height)
    guard extent > 0, extent.isFinite else { return 3 }
    return min(max(3 - Int(log10(extent).rounded(.down)), 2), 6)
  }
}
