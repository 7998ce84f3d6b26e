import Foundation
import Geometry

extension DisplayList {
  /// The list as text, for people and for tests: one line an item, two spaces a level.
  ///
  ///     opacity 0.50
  ///       shape rect 200x300 #007AFFFF at 96.5,59
  ///     text "Toggle" 17/400 #007AFFFF 60x20 at 166.5,790
  ///
  /// Numbers have two decimals at most; colours are `#RRGGBBAA`. Lists that differ by less than that
  /// have the same text. A `transform` is a b c d tx ty; a `project` the nine numbers of a matrix
  /// with perspective, row by row, each row's last with five decimals.
  public var text: String {
    items.map { $0.lines(indent: 0).joined(separator: "\n") }.joined(separator: "\n")
  }
}

extension DisplayItem {
  fileprivate func lines(indent: Int) -> [String] {
    let margin = String(repeating: "  ", count: indent)
    switch self {
    case .leaf(let leaf, let point):
      return ["\(margin)\(leaf.words) at \(point.text)"]
    case .group(let effect, let items):
      var lines = [margin + effect.words]
      if case .mask(let mask) = effect {
        lines.append(margin + "  by")
        lines += mask.flatMap { $0.lines(indent: indent + 2) }
      }
      return lines + items.flatMap { $0.lines(indent: indent + 1) }
    }
  }
}

extension Effect {
  fileprivate var words: String {
    switch self {
    case .opacity(let amount): "opacity \(String(format: "%.2f", amount))"
    case .transform(let matrix): matrix.words
    case .clip(let path, let evenOdd, let antialiased):
      "clip \(path.words)" + (evenOdd ? " even-odd" : "") + (antialiased ? "" : " aliased")
    case .mask: "mask"
    case .blur(let radius, let opaque): "blur \(radius.text)" + (opaque ? " opaque" : "")
    case .shadow(let color, let radius, let offset):
      "shadow \(color.words) radius \(radius.text) offset "
        + "\(offset.width.text),\(offset.height.text)"
    case .blend(let mode): "blend \(mode.rawValue)"
    case .colorMatrix(let matrix):
      "colors " + matrix.values.map(\.text).joined(separator: " ")
    case .backdrop(let radius, let matrix):
      "backdrop \(radius.text) colors " + matrix.values.map(\.text).joined(separator: " ")
    case .flatten: "flatten"
    }
  }
}

extension ProjectionTransform {
  fileprivate var words: String {
    if let affine {
      return "transform "
        + [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty].map(\.text)
        .joined(separator: " ")
    }
    let rows = [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
    return "project "
      + rows.map { "\($0[0].text) \($0[1].text) \(String(format: "%.5f", $0[2]))" }
      .joined(separator: " ")
  }
}

extension Leaf {
  fileprivate var words: String {
    switch self {
    case .shape(let shape):
      "shape \(shape.path.words) \(shape.paint.words)" + (shape.evenOdd ? " even-odd" : "")
        + (shape.antialiased ? "" : " aliased")
    case .text(let leaf):
      "text \(leaf.runs.map(\.words).joined(separator: " + ")) \(leaf.size.words)"
    case .symbol(let symbol):
      "symbol \(symbol.name) \(symbol.font.words) \(symbol.scale) \(symbol.mode) "
        + symbol.paints.map(\.words).joined(separator: " ")
        + (symbol.variableValue.map { " \($0.text)" } ?? "")
        + (symbol.part.map { " part \($0)" } ?? "") + " \(symbol.size.words)"
    case .image(let image):
      "image \(image.source.words) \(image.size.words) \(image.interpolation)"
        + (image.tint.map { " \($0.words)" } ?? "") + (image.slicing?.words ?? "")
    }
  }
}

extension ImageLeaf.Source {
  fileprivate var words: String {
    switch self {
    case .file(let path): "\"\(path)\""
    }
  }
}

extension ImageLeaf.Slicing {
  fileprivate var words: String {
    " caps \([top, leading, bottom, trailing].map(\.text).joined(separator: ","))"
      + (tiles ? " tiled" : "")
  }
}

extension TextRun {
  fileprivate var words: String {
    var words = ["\"\(string)\"", font.words, paint.words]
    if kerning != 0 { words.append("kerning \(kerning.text)") }
    if baselineOffset != 0 { words.append("raised \(baselineOffset.text)") }
    if let background { words.append("on \(background.words)") }
    if let underline { words.append("underline \(underlinePattern.words)\(underline.words)") }
    if let strikethrough {
      words.append("strikethrough \(strikethroughPattern.words)\(strikethrough.words)")
    }
    return words.joined(separator: " ")
  }
}

extension TextLinePattern {
  fileprivate var words: String { self == .solid ? "" : "\(rawValue) " }
}

extension FontDescription {
  fileprivate var words: String {
    var words = ["\(size.text)/\(weight.text)"]
    if design != .default { words.append(design.rawValue) }
    if italic { words.append("italic") }
    if monospacedDigit { words.append("monospaced-digit") }
    if smallCaps { words.append("small-caps") }
    if leading != 0 { words.append("leading \(leading.text)") }
    if let family { words.append("\"\(family)\"") }
    return words.joined(separator: " ")
  }
}

extension Paint {
  fileprivate var words: String {
    func list(_ stops: [GradientStop]) -> String {
      stops.map { "\($0.color.words)@\($0.location.text)" }.joined(separator: " ")
    }
    switch self {
    case .color(let color): return color.words
    case .linearGradient(let stops, let start, let end):
      return "linear(\(list(stops)) \(start.text) to \(end.text))"
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return "radial(\(list(stops)) around \(center.text) "
        + "\(startRadius.text) to \(endRadius.text))"
    case .ellipticalGradient(let stops, let bounds, let center, let startRadius, let endRadius):
      return "elliptical(\(list(stops)) in \(bounds.words) around "
        + "\(center.text) \(startRadius.text) to \(endRadius.text))"
    case .angularGradient(let stops, let center, let start, let end):
      return "angular(\(list(stops)) around \(center.text) "
        + "\(start.text) to \(end.text))"
    case .mesh(let mesh):
      let points = zip(mesh.points, mesh.colors).map { "\($1.words)@\($0.text)" }
      return "mesh(\(mesh.columns)x\(mesh.rows) \(points.joined(separator: " ")) "
        + "on \(mesh.background.words))"
    }
  }
}

extension RGBA {
  fileprivate var words: String {
    [red, green, blue, alpha].reduce("#") {
      $0 + String(format: "%02X", Int(max(0, min(255, ($1 * 255).rounded()))))
    }
  }
}

extension Path {
  /// A rectangle or an ellipse by its bounds, all else spelled out.
  fileprivate var words: String {
    let corners = elements.compactMap(\.end)
    if corners.isEmpty { return "empty" }
    let bounds = CGRect(around: corners)
    return if matches(Path(bounds)) {
      "rect \(bounds.words)\(stroke?.words ?? "")"
    } else if matches(Path(ellipseIn: bounds)) {
      "ellipse \(bounds.words)\(stroke?.words ?? "")"
    } else {
      Path(elements: elements).description + (stroke?.words ?? "")
    }
  }

  private func matches(_ outline: Path) -> Bool {
    (stroke.map { outline.strokedPath($0) } ?? outline) == self
  }
}

extension StrokeStyle {
  fileprivate var words: String {
    var words = " stroke \(lineWidth.text)"
    if lineCap != .butt { words += " \(lineCap)-cap" }
    if lineJoin != .miter { words += " \(lineJoin)-join" }
    if !dash.isEmpty { words += " dash " + dash.map(\.text).joined(separator: ",") }
    if !dash.isEmpty && dashPhase != 0 { words += " phase \(dashPhase.text)" }
    return words
  }
}

extension CGSize {
  fileprivate var words: String { "\(width.text)x\(height.text)" }
}

extension CGRect {
  fileprivate var words: String {
    (origin == .zero ? "" : "\(origin.text) ") + size.words
  }
}

extension CGFloat {
  fileprivate var text: String { Double(self).text }
}
