import Foundation
import Geometry

/// A matrix that changes.
///
/// SVG's animations know no matrices, so that one that changes is told as the four steps that make it: moved,
/// turned, skewed, scaled. What stands still is the matrix itself.
struct TransformTrack {
  private let matrices: [CGAffineTransform?]

  init(_ matrices: [CGAffineTransform?]) {
    self.matrices = matrices
  }

  /// - Parameter name: `transform`, `gradientTransform`.
  func attribute(_ name: String, _ timeline: FrameTimeline) -> TimedAttribute {
    guard let first = matrices.firstValue() else { return TimedAttribute() }
    let written = first.svg.isEmpty ? "" : " \(name)=\"\(first.svg)\""
    if Set(matrices.compactMap { $0?.svg }).count == 1 { return TimedAttribute(written) }
    let steps = matrices.map { $0?.steps }
    let all: [(type: String, values: [String?], usual: String)] = [
      ("translate", steps.map { $0?.translate }, "0 0"), ("rotate", steps.map { $0?.rotate }, "0"),
      ("skewX", steps.map { $0?.skew }, "0"), ("scale", steps.map { $0?.scale }, "1 1"),
    ]
    var animation = ""
    for step in all where step.values.contains(where: { $0 != nil && $0 != step.usual }) {
      animation += timeline.transform(
        name, type: step.type, step.values, isFirst: animation.isEmpty)
    }
    return TimedAttribute(written, animation)
  }
}

extension CGAffineTransform {
  /// Empty for the one that changes nothing.
  fileprivate var svg: String {
    let place = [Double(tx).svg(3), Double(ty).svg(3)]
    let linear = [a, b, c, d].map { Double($0).svg(6) }
    if linear == ["1", "0", "0", "1"] {
      return place == ["0", "0"] ? "" : "translate(\(place.joined(separator: " ")))"
    }
    return "matrix(\((linear + place).joined(separator: " ")))"
  }

  /// Scaled first, then skewed, turned and moved.
  fileprivate var steps: (translate: String, rotate: String, skew: String, scale: String) {
    let angle = atan2(b, a)
    let (cosine, sine) = (cos(angle), sin(angle))
    let (scaleX, scaleY) = ((a * a + b * b).squareRoot(), d * cosine - c * sine)
    let skew = atan((c * cosine + d * sine) / scaleY)
    func degrees(_ angle: CGFloat) -> String { Double(angle * 180 / .pi).svg(5) }
    return (
      "\(Double(tx).svg(3)) \(Double(ty).svg(3))", degrees(angle), degrees(skew),
      "\(Double(scaleX).svg(6)) \(Double(scaleY).svg(6))"
    )
  }
}
