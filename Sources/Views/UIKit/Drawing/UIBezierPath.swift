import Foundation
import Geometry

/// UIKit's path, as far as SwiftUI's shapes use it: `Path(UIBezierPath(…).cgPath)`.
public final class UIBezierPath {
  /// Quartz's path; here it is SwiftUI's.
  public var cgPath: Path

  public init() {
    cgPath = Path()
  }

  public init(cgPath: Path) {
    self.cgPath = cgPath
  }

  public convenience init(rect: CGRect) {
    self.init(cgPath: Path(rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: Path(ellipseIn: rect))
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// Corners that are not named are square. Of the radii the width counts, as in UIKit.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let rounded = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? rounded : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    self.init(cgPath: Path(roundedRect: rect, cornerRadii: radii, style: .circular))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public var bounds: CGRect { cgPath.boundingRect }
  public var isEmpty: Bool { cgPath.isEmpty }
  public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }
  public func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, eoFill: usesEvenOddFillRule)
  }

  // MARK: How it is drawn

  /// Points.
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public var miterLimit: CGFloat = 10
  public var usesEvenOddFillRule = false
  var dash: [CGFloat] = []
  var dashPhase: CGFloat = 0

  public func move(to point: CGPoint) { cgPath.move(to: point) }
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  public func close() { cgPath.closeSubpath() }

  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Angles in radians; clockwise as it is seen, which SwiftUI's path calls the other way round.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  public func removeAllPoints() { cgPath = Path() }

  /// The same line from its end to its beginning.
  public func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath.reversed) }

  /// - Note: Accepted: no effect in a clip, whose curves are as smooth as its pixels.
  public var flatness: CGFloat {
    get { 0.6 }
    set {}
  }

  public func append(_ bezierPath: UIBezierPath) { cgPath.addPath(bezierPath.cgPath) }
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Quartz's paths, by SwiftUI's.
public typealias CGPath = Path
public typealias CGMutablePath = Path

extension Path {
  public init(_ path: CGPath) {
    self = path
  }

  public var cgPath: CGPath { self }
}
