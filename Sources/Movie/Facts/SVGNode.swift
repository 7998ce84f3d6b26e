/// An element of an animated SVG: what it says at first, and what it says in other frames.
struct SVGNode {
  /// An attribute that is one value after another.
  struct Animation {
    var attribute: String
    /// Of a transform: `translate`, `rotate`.
    var type: String?
    /// Takes the place of what is written, in place of adding to it.
    var replaces: Bool
    /// The frames in which the values begin, in rising order from 0.
    var starts: [Int]
    var values: [String]

    func value(atFrame frame: Int) -> String {
      let place = (starts.firstIndex { $0 > frame } ?? starts.count) - 1
      return type.map { "\($0)(\(values[place]))" } ?? values[place]
    }
  }

  var name: String
  var attributes: [String: String] = [:]
  var animations: [Animation] = []
  var children: [SVGNode] = []

  /// The element as it is in a frame, without what moves it; nil where it is not seen.
  func text(atFrame frame: Int) -> String? {
    var attributes = attributes
    for animation in animations {
      let value = animation.value(atFrame: frame)
      let before = animation.replaces ? nil : attributes[animation.attribute].map { $0 + " " }
      attributes[animation.attribute] = (before ?? "") + value
    }
    if attributes["display"] == "none" { return nil }
    let written = attributes.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\($0.value)\"" }.joined()
    let content = children.compactMap { $0.text(atFrame: frame) }.joined()
    return content.isEmpty ? "<\(name)\(written)/>" : "<\(name)\(written)>\(content)</\(name)>"
  }

  /// The frames in which something of it or of what is in it begins to be something else.
  var starts: Set<Int> {
    children.reduce(Set(animations.flatMap(\.starts))) { $0.union($1.starts) }
  }

  /// It and everything in it.
  var all: [SVGNode] { [self] + children.flatMap(\.all) }
}
