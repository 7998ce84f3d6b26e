import Geometry

/// How a page draws what comes next.
struct PDFState {
  struct Ink {
    var space = PDFColorSpace.gray
    var numbers: [Double] = [0]
    /// Of the resources, in place of a colour.
    var pattern: PDFValue?
    var opacity = 1.0
  }

  /// From what is written to the page.
  var transform = CGAffineTransform.identity
  var fill = Ink()
  var stroke = Ink()
  var lineWidth = 1.0
  var lineCap = 0
  var lineJoin = 0
  var miterLimit = 10.0
  var dashes: [Double] = []
  var dashPhase = 0.0
  /// Names of what everything is cut off at, one after the other.
  var clips: [String] = []

  /// What a stroke looks like, as SVG says it.
  var strokeAttributes: String {
    let caps = ["butt", "round", "square"]
    let joins = ["miter", "round", "bevel"]
    var text = " stroke-width=\"\(lineWidth)\""
    text += " stroke-linecap=\"\(caps.indices.contains(lineCap) ? caps[lineCap] : caps[0])\""
    text += " stroke-linejoin=\"\(joins.indices.contains(lineJoin) ? joins[lineJoin] : joins[0])\""
    text += " stroke-miterlimit=\"\(max(1, miterLimit))\""
    if !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 }), dashes.contains(where: { $0 > 0 }) {
      text += " stroke-dasharray=\"\(dashes.prefix(64).map { "\($0)" }.joined(separator: " "))\""
      text += " stroke-dashoffset=\"\(dashPhase)\""
    }
    return text
  }
}
