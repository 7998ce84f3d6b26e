import Foundation
import Geometry

/// What Quartz's paths are made by. Here they are SwiftUI's, whose own ways do as well.
extension Path {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = Path(rect).transformed(by: transform)
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = Path(ellipseIn: rect).transformed(by: transform)
  }

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self = Path(roundedRect: rect, cornerSize: size, style: .circular).transformed(by: transform)
  }

  private func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }

  /// - Parameters:
  ///   - startAngle: Radians, as the other one.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
  }

  public mutating func addLines(between points: [CGPoint]) { addLines(points) }

  public var boundingBox: CGRect { boundingRect }
  public var boundingBoxOfPath: CGRect { boundingRect }

  public func copy() -> Path? { self }
  public func mutableCopy() -> Path? { self }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> Path? {
    transformed(by: transform)
  }

  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat
  ) -> Path {
    strokedPath(
      StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit))
  }

  /// The same line from its end to its beginning.
  var reversed: Path {
    var subpaths: [Subpath] = []
    forEach { element in
      switch element {
      case .move(let point): subpaths.append(Subpath(start: point))
      case .closeSubpath: if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
      default:
        let from = subpaths.last.map { $0.isClosed ? $0.start : $0.end } ?? .zero
        if subpaths.last?.isClosed ?? true { subpaths.append(Subpath(start: from)) }
        subpaths[subpaths.count - 1].steps.append(element)
      }
    }
    return Path { path in for subpath in subpaths.reversed() { subpath.addReversed(to: &path) } }
  }
}

/// One line of a path.
private struct Subpath {
  let start: CGPoint
  /// Lines and curves.
  var steps: [Path.Element] = []
  var isClosed = false

  var end: CGPoint { steps.last?.end ?? start }

  func addReversed(to path: inout Path) {
    path.move(to: end)
    for index in steps.indices.reversed() {
      let target = index == 0 ? start : steps[index - 1].end ?? start
      switch steps[index] {
      case .quadCurve(_, let control): path.addQuadCurve(to: target, control: control)
      case .curve(_, let control1, let control2):
        path.addCurve(to: target, control1: control2, control2: control1)
      default: path.addLine(to: target)
      }
    }
    if isClosed { path.closeSubpath() }
  }
}

extension Path.Element {
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: nil
    }
  }
}
