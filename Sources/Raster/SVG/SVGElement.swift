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
