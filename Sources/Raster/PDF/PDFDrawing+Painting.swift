import Foundation
import Geometry

extension PDFDrawing {
  /// - Returns: Whether the word is one of those that draw a path.
  mutating func paint(_ word: String) throws(PDFProblem) -> Bool {
    switch word {
    case "S": try finish(stroke: true)
    case "s":
      _ = path.take("h", [])
      try finish(stroke: true)
    case "f", "F": try finish(fill: "nonzero")
    case "f*": try finish(fill: "evenodd")
    case "B": try finish(fill: "nonzero", stroke: true)
    case "B*": try finish(fill: "evenodd", stroke: true)
    case "b", "b*":
      _ = path.take("h", [])
      try finish(fill: word == "b" ? "nonzero" : "evenodd", stroke: true)
    case "n": try finish()
    case "W": pendingClip = "nonzero"
    case "W*": pendingClip = "evenodd"
    default: return false
    }
    return true
  }

  private mutating func finish(fill rule: String? = nil, stroke: Bool = false) throws(PDFProblem) {
    defer {
      path = PDFPath()
      pendingClip = nil
    }
    if !path.isEmpty, rule != nil || stroke {
      var attributes = " transform=\"\(state.transform.svg)\""
      attributes += try self.attributes("fill", rule == nil ? nil : state.fill)
      if let rule { attributes += " fill-rule=\"\(rule)\"" }
      attributes += try self.attributes("stroke", stroke ? state.stroke : nil)
      if stroke { attributes += state.strokeAttributes }
      add("<path d=\"\(path.data)\"\(attributes)/>")
    }
    if let rule = pendingClip, !path.isEmpty { try cutOff(at: path, rule: rule) }
  }

  /// - Parameter word: `fill` or `stroke`.
  private mutating func attributes(
    _ word: String, _ ink: PDFState.Ink?
  ) throws(PDFProblem) -> String {
    guard let ink else { return " \(word)=\"none\"" }
    var color = ink.space.color(ink.numbers)
    if let pattern = ink.pattern { color = "url(#\(try gradient(of: pattern)))" }
    return " \(word)=\"\(color)\" \(word)-opacity=\"\(ink.opacity)\""
  }

  /// The name of a pattern that is a gradient.
  private mutating func gradient(of pattern: PDFValue) throws(PDFProblem) -> String {
    let facts = file.dictionary(pattern)
    guard file.number(facts["PatternType"]) == 2 else { throw .holds("a pattern of tiles") }
    let gradient = try PDFGradient(facts["Shading"], in: file, named: [:])
    // It stands on the page, and what it fills is written in coordinates of its own.
    let matrix = CGAffineTransform(numbers: file.numbers(facts["Matrix"])) ?? .identity
    let name = newName()
    define(gradient.svg(id: name, matrix.concatenating(state.transform.inverted())))
    return name
  }

  /// All that is not cut off.
  mutating func fillPage(with gradient: PDFGradient) {
    let name = newName()
    define(gradient.svg(id: name, state.transform))
    add(
      "<rect x=\"\(box.minX.svg)\" y=\"\(box.minY.svg)\" width=\"\(box.width.svg)\" "
        + "height=\"\(box.height.svg)\" fill=\"url(#\(name))\" "
        + "fill-opacity=\"\(state.fill.opacity)\"/>")
  }
}
