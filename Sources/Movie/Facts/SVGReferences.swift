/// What elements of an animated SVG use of each other: outlines, gradients, clips, masks, filters.
///
/// Each use draws what is used once more, so a file of a few lines could ask for more than any browser can draw.
struct SVGReferences {
  /// Elements that are drawn for one frame, with everything that they use: a hundred times what a phone
  /// full of text has.
  static let mostDrawn = 1_000_000
  /// Uses of uses of uses, and elements in elements.
  static let mostLevels = 512

  private enum State {
    case open
    case drawn(Int)
  }

  private let targets: [String: SVGNode]
  private var states: [String: State] = [:]

  /// Why a document's uses may not stand; nil where they may.
  static func refusal(in root: SVGNode) -> String? {
    var targets: [String: SVGNode] = [:]
    for node in root.all {
      guard let id = node.attributes["id"] else { continue }
      guard targets.updateValue(node, forKey: id) == nil else { return "it has two '\(id)'" }
    }
    var references = SVGReferences(targets: targets)
    do throws(Refusal) {
      _ = try references.drawn(by: root, level: 0)
      return nil
    } catch {
      return error.reason
    }
  }

  private struct Refusal: Error {
    var reason: String
  }

  private init(targets: [String: SVGNode]) { self.targets = targets }

  /// How many elements are drawn for one.
  private mutating func drawn(by node: SVGNode, level: Int) throws(Refusal) -> Int {
    guard level <= Self.mostLevels else {
      throw Refusal(reason: "it uses more than \(Self.mostLevels) levels of elements")
    }
    let id = node.attributes["id"]
    if let id {
      switch states[id] {
      case .drawn(let count): return count
      case .open: throw Refusal(reason: "'\(id)' uses itself")
      case nil: states[id] = .open
      }
    }
    var count = 1
    for child in node.children { count += try drawn(by: child, level: level + 1) }
    for name in node.uses.sorted() {
      guard let target = targets[name] else {
        throw Refusal(reason: "it uses '\(name)', which is not there")
      }
      count += try drawn(by: target, level: level + 1)
    }
    guard count <= Self.mostDrawn else {
      throw Refusal(reason: "it draws more than \(Self.mostDrawn) elements")
    }
    if let id { states[id] = .drawn(count) }
    return count
  }
}

extension SVGNode {
  /// The names of what the element itself uses, in any frame.
  fileprivate var uses: Set<String> {
    var names: Set<String> = []
    if let href = attributes["href"] { names.insert(String(href.dropFirst())) }
    let values = Array(attributes.values) + animations.flatMap(\.values)
    for value in values {
      for part in value.split(separator: "url(#", omittingEmptySubsequences: false).dropFirst() {
        names.insert(String(part.prefix { $0 != ")" }))
      }
    }
    return names
  }
}
