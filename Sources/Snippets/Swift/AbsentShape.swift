/// What stands for a shape that another file of a demo's app declares: one of the form that its name says, a heart for
/// `HeartShape`, as the motion of something is seen by its form.
enum AbsentShape {
  /// Words of the names of shapes, and the forms that they are of.
  private static let forms = [
    "arc": "arc", "crescent": "moon", "diamond": "diamond", "drop": "drop", "droplet": "drop",
    "heart": "heart", "hexagon": "hexagon", "moon": "moon", "octagon": "octagon",
    "pentagon": "pentagon", "polygon": "hexagon", "rhombus": "diamond", "star": "star",
    "teardrop": "drop", "triangle": "triangle", "wave": "wave", "waves": "wave",
  ]

  /// What is called as a shape alone is: `Heart()` and `WaveShape(phase: a)`, and no `HeartView()`, which may be much more.
  ///
  /// - Parameter isAsked: Whether it is asked what only shapes are, `.fill(…)`; then any word of its name tells.
  /// - Returns: Nil where the name says no form.
  static func text(named name: String, isAsked: Bool) -> String? {
    var words = words(of: name)
    if words.last == "shape" { words.removeLast() }
    let telling = isAsked ? words.reversed() : Array(words.suffix(1))
    return telling.lazy.compactMap { forms[$0] }.first.map { "_AbsentShape(\"\($0)\")" }
  }

  /// `sine` and `wave` of `SineWave`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }

  /// The shapes, which nothing outside the file sees.
  static let declaration = """
    fileprivate struct _AbsentShape: Shape {
      private static let corners = [
        "triangle": 3, "diamond": 4, "pentagon": 5, "hexagon": 6, "octagon": 8, "star": 10,
      ]
      private let form: String
      init(_ form: String) { self.form = form }
      func path(in rect: CGRect) -> Path {
        func at(_ x: Double, _ y: Double) -> CGPoint {
          CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        var path = Path()
        switch form {
        case "heart":
          path.move(to: at(0.5, 1))
          path.addCurve(to: at(0, 0.3), control1: at(0.3, 0.8), control2: at(0, 0.6))
          path.addCurve(to: at(0.5, 0.2), control1: at(0, -0.05), control2: at(0.4, -0.1))
          path.addCurve(to: at(1, 0.3), control1: at(0.6, -0.1), control2: at(1, -0.05))
          path.addCurve(to: at(0.5, 1), control1: at(1, 0.6), control2: at(0.7, 0.8))
        case "drop":
          path.move(to: at(0.5, 0))
          path.addCurve(to: at(0.5, 1), control1: at(0.6, 0.3), control2: at(1.3, 1))
          path.addCurve(to: at(0.5, 0), control1: at(-0.3, 1), control2: at(0.4, 0.3))
        case "moon":
          path.move(to: at(0.7, 0))
          path.addCurve(to: at(0.7, 1), control1: at(-0.2, 0), control2: at(-0.2, 1))
          path.addCurve(to: at(0.7, 0), control1: at(0.3, 0.8), control2: at(0.3, 0.2))
        case "arc":
          let radius = min(rect.width, rect.height) / 2
          path.addArc(
            center: at(0.5, 0.5), radius: radius, startAngle: .degrees(180), endAngle: .zero,
            clockwise: false)
          return path
        case "wave":
          path.move(to: at(0, 0.5))
          for step in 1...60 {
            let x = Double(step) / 60
            path.addLine(to: at(x, 0.5 - 0.06 * sin(x * 4 * Double.pi)))
          }
          path.addLine(to: at(1, 1))
          path.addLine(to: at(0, 1))
        default:
          let count = Self.corners[form] ?? 4
          for corner in 0..<count {
            let angle = 2 * Double.pi * Double(corner) / Double(count)
            let radius = form == "star" && corner % 2 == 1 ? 0.2 : 0.5
            let point = at(0.5 + radius * sin(angle), 0.5 - radius * cos(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
          }
        }
        path.closeSubpath()
        return path
      }
    }

    """
}
