import Foundation
import Geometry
import ViewEngine

/// Lines that a finger has drawn.
public struct PKDrawing: Equatable, Sendable {
  public var strokes: [PKStroke] = []

  public init() {}
  public init(strokes: [PKStroke]) { self.strokes = strokes }

  public init(data: Data) throws {
    strokes = try JSONDecoder().decode([[Double]].self, from: data).compactMap(PKStroke.init)
  }

  /// - Note: Approximated: only a clip reads it.
  public func dataRepresentation() -> Data {
    (try? JSONEncoder().encode(strokes.map(\.numbers))) ?? Data()
  }

  /// Around all of it; nothing where nothing was drawn.
  public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }

  mutating func begin(_ color: Color.Resolved, width: CGFloat, at point: CGPoint) {
    strokes.append(PKStroke(color: color, width: width, points: [point]))
  }

  mutating func go(to point: CGPoint) {
    guard !strokes.isEmpty else { return }
    strokes[strokes.count - 1].points.append(point)
  }

  /// Takes away the lines that come near a point.
  mutating func erase(at point: CGPoint) {
    strokes.removeAll { stroke in
      stroke.points.contains { hypot($0.x - point.x, $0.y - point.y) < stroke.width / 2 + 12 }
    }
  }
}

/// A line of a drawing.
public struct PKStroke: Equatable, Sendable {
  let color: Color.Resolved
  let width: CGFloat
  var points: [CGPoint]

  public var renderBounds: CGRect { path.boundingRect.insetBy(dx: -width / 2, dy: -width / 2) }

  var path: Path {
    Path { path in
      path.addLines(points)
      // A touch that stays where it is makes a dot.
      if points.count == 1, let point = points.first { path.addLine(to: point) }
    }
  }
}

extension PKStroke {
  /// Its colour, its width and its places, for a file.
  fileprivate var numbers: [Double] {
    [color.red, color.green, color.blue, color.opacity].map { Double($0) } + [Double(width)]
      + points.flatMap { [Double($0.x), Double($0.y)] }
  }

  fileprivate init?(_ numbers: [Double]) {
    guard numbers.count > 5 else { return nil }
    let parts = numbers.prefix(4).map { Float($0) }
    color = Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    width = CGFloat(numbers[4])
    points = stride(from: 5, to: numbers.count - 1, by: 2)
      .map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
  }
}
