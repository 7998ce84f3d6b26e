import Foundation
import Geometry
import ViewEngine

/// Values of layers' properties, as animations are given them: of any type that goes with the property.
enum LayerValue {
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  static func point(_ value: Any?) -> CGPoint? {
    value as? CGPoint ?? (value as? NSValue)?.cgPointValue
  }

  static func size(_ value: Any?) -> CGSize? {
    value as? CGSize ?? (value as? NSValue)?.cgSizeValue
  }
  static func rect(_ value: Any?) -> CGRect? {
    value as? CGRect ?? (value as? NSValue)?.cgRectValue
  }

  static func color(_ value: Any?) -> CGColor? {
    value as? CGColor ?? (value as? UIColor)?.cgColor
  }

  static func path(_ value: Any?) -> Path? { value as? Path ?? (value as? UIBezierPath)?.cgPath }

  /// Between two values of one type; what has nothing between is the latter one from the beginning on.
  static func between(_ from: Any?, _ to: Any?, at part: Double) -> Any? {
    let part = CGFloat(part)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
    func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
    }
    if let a = number(from), let b = number(to) { return mix(a, b) }
    if let a = color(from), let b = color(to) { return a.mixed(with: b, by: part) }
    if let a = from as? [Any], let b = to as? [Any], a.count == b.count {
      return zip(a, b).map { between($0, $1, at: Double(part)) ?? $1 }
    }
    if let a = path(from), let b = path(to) { return a.mixed(with: b, by: part) }
    if let a = from as? CATransform3D, let b = to as? CATransform3D {
      return LayerTurn(a).mixed(with: LayerTurn(b), by: part)?.transform ?? b
    }
    if from is CGSize, let a = size(from), let b = size(to) { return mix(a, b) }
    if from is CGRect, let a = rect(from), let b = rect(to) {
      return CGRect(origin: mix(a.origin, b.origin), size: mix(a.size, b.size))
    }
    if let a = point(from), let b = point(to) { return mix(a, b) }
    return to ?? from
  }

  static func sum(_ a: Any?, _ b: Any?) -> Any? { combined(a, b, sign: 1) }
  static func difference(_ a: Any?, _ b: Any?) -> Any? { combined(a, b, sign: -1) }

  private static func combined(_ a: Any?, _ b: Any?, sign: CGFloat) -> Any? {
    if let a = number(a), let b = number(b) { return a + sign * b }
    if a is CGSize, let a = size(a), let b = size(b) {
      return CGSize(width: a.width + sign * b.width, height: a.height + sign * b.height)
    }
    if let a = point(a), let b = point(b) {
      return CGPoint(x: a.x + sign * b.x, y: a.y + sign * b.y)
    }
    return b ?? a
  }
}

extension CGColor {
  fileprivate func mixed(with other: CGColor, by part: CGFloat) -> CGColor {
    let (a, b) = (
      color.resolve(in: EnvironmentValues()), other.color.resolve(in: EnvironmentValues())
    )
    func mix(_ a: Float, _ b: Float) -> CGFloat { CGFloat(a) + CGFloat(b - a) * part }
    return CGColor(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      alpha: mix(a.opacity, b.opacity))
  }
}

extension Path {
  /// Between two paths of the same pieces; others have nothing between.
  fileprivate func mixed(with other: Path, by part: CGFloat) -> Path {
    var (mine, others): ([Element], [Element]) = ([], [])
    forEach { mine.append($0) }
    other.forEach { others.append($0) }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    guard mine.count == others.count else { return other }
    var path = Path()
    for pair in zip(mine, others) {
      switch pair {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        path.addQuadCurve(to: mix(a, b), control: mix(c, d))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        path.addCurve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return other
      }
    }
    return path
  }
}
