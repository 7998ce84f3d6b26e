/// An element of a picture, with everything in it.
struct SVGElement: Hashable {
  /// `path`, `circle`, `g` …
  var name: String
  var attributes: [String: String] = [:]
  /// What is written between its tags, apart from space.
  var text = ""
  var children: [SVGElement] = []

  /// The element as it stands in a document; attributes by their names, so that equal elements read alike.
  var svg: String {
    let attributes = attributes.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\(Self.escaped($0.value))\"" }.joined()
    let content = Self.escaped(text) + children.svg
    return content.isEmpty
      ? "<\(name)\(attributes)/>" : "<\(name)\(attributes)>\(content)</\(name)>"
  }

  /// An attribute's number, without the unit that may stand behind it.
  func number(_ name: String) -> Double? {
    attributes[name].flatMap { $0.prefixMatch(of: #/\s*([-+]?[0-9.]+(?:[eE][-+]?\d+)?)/#) }
      .flatMap { Double($0.output.1) }.flatMap { abs($0) < Self.far ? $0 : nil }
  }

  /// An attribute's numbers, whatever stands between them.
  func numbers(_ name: String) -> [Double] {
    (attributes[name] ?? "").matches(of: #/[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/#)
      .compactMap { Double($0.output) }.filter { abs($0) < Self.far }
  }

  /// No picture is so large.
  private static let far = 1e6

  /// A picture of one path as a picture for each part of it that begins with a move; itself alone where
  /// it is no path.
  var subpaths: [SVGElement] {
    get throws(SVGProblem) {
      guard name == "path", let data = attributes["d"] else { return [self] }
      return try SVGPath(data).subpaths.map {
        var part = self
        part.attributes["d"] = $0.data
        return part
      }
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}

extension Sequence<SVGElement> {
  /// The elements one after the other, as they stand in a document.
  var svg: String { map(\.svg).joined() }
}
