import Foundation
import Wording

extension Path: CustomStringConvertible {
  /// The path in SVG's letters, as in `M0,0 L10,0 Q20,0 20,10 C… Z`; a stroked one ends in
  /// ` stroke:2`.
  public var description: String {
    var words: [String] = []
    for element in elements {
      switch element {
      case .move(let end): words.append("M\(end.text)")
      case .line(let end): words.append("L\(end.text)")
      case .quadCurve(let end, let control): words.append("Q\(control.text) \(end.text)")
      case .curve(let end, let control1, let control2):
        words.append("C\(control1.text) \(control2.text) \(end.text)")
      case .closeSubpath: words.append("Z")
      }
    }
    if let stroke { words.append("stroke:\(Double(stroke.lineWidth).text)") }
    return words.joined(separator: " ")
  }
}

extension Double {
  /// A measure in the text of a drawing: `1`, `0.5`, `-12.25`; two decimals are enough to tell pixels apart.
  package var text: String { written(decimals: 2) }
}

extension CGPoint {
  /// `x,y` as ``Swift/Double/text`` writes them.
  package var text: String { "\(Double(x).text),\(Double(y).text)" }
}
