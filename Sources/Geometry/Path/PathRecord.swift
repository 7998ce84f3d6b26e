import Foundation

/// A path as it is written down for another process: exactly what it is, a rectangle as a rectangle.
///
/// `Path` itself is not `Codable`, because SwiftUI's is not: a demo may make it so.
package struct PathRecord: Codable, Hashable, Sendable {
  private enum Kind: String, Codable {
    case empty, rect, ellipse, circular, continuous, elements
  }

  private let kind: Kind
  /// Of an outline that is spelled out: `m`, `l`, `q`, `c` and `z`, with their points in ``numbers``.
  private var verbs: String?
  private var numbers: [Double] = []
  private var stroke: StrokeRecord?

  /// Takes numbers as they are, also those that are not finite.
  package init(_ path: Path) {
    stroke = path.stroke.map(StrokeRecord.init)
    switch path.storage {
    case .empty: kind = .empty
    case .rect(let rect): (kind, numbers) = (.rect, Self.numbers(of: rect))
    case .ellipse(let rect): (kind, numbers) = (.ellipse, Self.numbers(of: rect))
    case .rounded(let rect, let corner, let style):
      kind = style == .circular ? .circular : .continuous
      numbers = Self.numbers(of: rect) + [corner.width, corner.height]
    case .elements(let elements):
      kind = .elements
      verbs = String(elements.map(\.verb))
      numbers = elements.flatMap(\.points).flatMap { [$0.x, $0.y] }
    }
  }

  /// The path; nil where the numbers are not as many as they must be.
  package var path: Path? {
    guard let storage else { return nil }
    var path = Path(storage)
    if let stroke {
      guard let style = stroke.style else { return nil }
      path.stroke = style
    }
    return path
  }

  private var storage: Path.Storage? {
    switch kind {
    case .empty: return .empty
    case .rect: return rect(of: 4).map { .rect($0) }
    case .ellipse: return rect(of: 4).map { .ellipse($0) }
    case .circular, .continuous:
      return rect(of: 6).map {
        let corner = CGSize(width: numbers[4], height: numbers[5])
        return .rounded($0, corner: corner, kind == .circular ? .circular : .continuous)
      }
    case .elements: return elements.map { .elements($0) }
    }
  }

  /// The first four numbers, where there are so many in all.
  private func rect(of count: Int) -> CGRect? {
    guard numbers.count == count else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private var elements: [Path.Element]? {
    var left = numbers[...]
    func point() -> CGPoint? {
      guard let x = left.popFirst(), let y = left.popFirst() else { return nil }
      return CGPoint(x: x, y: y)
    }
    var elements: [Path.Element] = []
    for verb in verbs ?? "" {
      guard let element = Path.Element(verb, next: point) else { return nil }
      elements.append(element)
    }
    return left.isEmpty && !elements.isEmpty ? elements : nil
  }

  private static func numbers(of rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }
}

extension Path.Element {
  fileprivate var verb: Character {
    switch self {
    case .move: "m"
    case .line: "l"
    case .quadCurve: "q"
    case .curve: "c"
    case .closeSubpath: "z"
    }
  }

  /// The end first, then what bends the way there.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [end, control]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .closeSubpath: []
    }
  }

  fileprivate init?(_ verb: Character, next: () -> CGPoint?) {
    switch verb {
    case "m": guard let end = next() else { return nil }; self = .move(to: end)
    case "l": guard let end = next() else { return nil }; self = .line(to: end)
    case "q":
      guard let end = next(), let control = next() else { return nil }
      self = .quadCurve(to: end, control: control)
    case "c":
      guard let end = next(), let control1 = next(), let control2 = next() else { return nil }
      self = .curve(to: end, control1: control1, control2: control2)
    case "z": self = .closeSubpath
    default: return nil
    }
  }
}

private struct StrokeRecord: Codable, Hashable {
  var width: Double
  var cap: Int32
  var join: Int32
  var miterLimit: Double
  var dash: [Double]
  var dashPhase: Double

  init(_ style: StrokeStyle) {
    width = style.lineWidth
    cap = style.lineCap.rawValue
    join = style.lineJoin.rawValue
    miterLimit = style.miterLimit
    dash = style.dash.map { $0 }
    dashPhase = style.dashPhase
  }

  var style: StrokeStyle? {
    guard let cap = CGLineCap(rawValue: cap), let join = CGLineJoin(rawValue: join) else {
      return nil
    }
    return StrokeStyle(
      lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit,
      dash: dash.map { CGFloat($0) }, dashPhase: dashPhase)
  }
}
