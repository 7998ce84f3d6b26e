import Foundation
import Geometry

/// A gradient of a PDF file along a line or between two circles.
///
/// - Source: ISO 32000-1, 8.7.4.5.
struct PDFGradient {
  private let isRadial: Bool
  private let places: [Double]
  private let stops: [(place: Double, color: String)]

  /// Stops for a function that is no straight line.
  private static let steps = 32

  /// - Throws: ``PDFProblem`` for one of another kind.
  init(
    _ value: PDFValue?, in file: PDFFile, named: [String: PDFValue]
  ) throws(PDFProblem) {
    let facts = file.dictionary(value)
    let kind = file.number(facts["ShadingType"])
    guard kind == 2 || kind == 3 else { throw .holds("a gradient over an area") }
    isRadial = kind == 3
    guard let places = file.numbers(facts["Coords"]), places.count == (isRadial ? 6 : 4) else {
      throw .damaged("a gradient is nowhere")
    }
    // SVG's grow from the inner circle to the outer one.
    let isInward = isRadial && places[2] > places[5]
    self.places = isInward ? Array(places[3...] + places[..<3]) : places
    // Beyond its ends SVG goes on with the last colour.
    guard file.list(facts["Extend"]) == [.word("true"), .word("true")] else {
      throw .holds("a gradient that ends")
    }
    let domain = file.numbers(facts["Domain"]) ?? [0, 1]
    guard domain.count == 2, domain[0] < domain[1] else { throw .damaged("a gradient is empty") }
    let function = try PDFFunction(facts["Function"], in: file)
    let space = try PDFColorSpace(facts["ColorSpace"], in: file, named: named)
    let length = domain[1] - domain[0]
    let between = function.bounds.filter { $0 > domain[0] && $0 < domain[1] }
    let even = (0...Self.steps).map { domain[0] + length * Double($0) / Double(Self.steps) }
    // A jump is two stops at one place.
    let all = (even + between + between.map { $0.nextDown }).sorted()
    let stops = all.map { (($0 - domain[0]) / length, space.color(function.values(at: $0))) }
    self.stops = isInward ? stops.reversed().map { (1 - $0.0, $0.1) } : stops
  }

  /// - Parameter transform: From its own coordinates to those of what it fills.
  func svg(id: String, _ transform: CGAffineTransform) -> String {
    let names =
      isRadial ? ["fx", "fy", "fr", "cx", "cy", "r"] : ["x1", "y1", "x2", "y2"]
    let name = isRadial ? "radialGradient" : "linearGradient"
    let attributes = zip(names, places).map { " \($0)=\"\($1)\"" }.joined()
    let stops = stops.map { "<stop offset=\"\($0.place)\" stop-color=\"\($0.color)\"/>" }.joined()
    return "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(attributes) "
      + "gradientTransform=\"\(transform.svg)\">\(stops)</\(name)>"
  }
}
