import Foundation
import Movie
import Studio
import Views
import Yams

/// What a page says of all its clips, in the YAML of its front matter.
///
///     showreel:
///       look: social          # or keys of a look, or the file of one beside the page
///       fps: 30
@MainActor
package struct PageSettings {
  package let direction: Direction

  /// - Parameters:
  ///   - yaml: With the page's own lines, so that what is wrong is told where it stands.
  ///   - path: The page's.
  ///   - mayRead: Whether a file may be read that the page names, which is a stranger's.
  /// - Throws: ``PresetError`` with all that is wrong.
  package init(
    yaml: String, path: String, mayRead: @escaping (String) -> Bool
  ) throws(PresetError) {
    var decoder = PresetDecoder(yaml, path: path)
    decoder.mayRead = mayRead
    direction = decoder.pageSettings()
    if !decoder.problems.isEmpty { throw decoder.error }
  }
}

extension PresetDecoder {
  fileprivate static let pageKey = "showreel"

  fileprivate mutating func pageSettings() -> Direction {
    var direction = Direction()
    guard let root = rootMapping(), let node = root[Node(Self.pageKey)] else { return direction }
    // A key without a value says nothing.
    if case .scalar(let scalar) = node, scalar.string.isEmpty { return direction }
    guard case .mapping(let mapping) = node else {
      report(
        .wrongForm(
          key: Self.pageKey, expected: "a set of keys", example: "showreel: { look: social }"),
        at: node)
      return direction
    }
    let fields: [PageKey: Node] = fields(mapping, within: Self.pageKey)
    for key in PageKey.allCases {
      guard let node = fields[key] else { continue }
      switch key {
      case .look: direction.look = look(node)
      case .device: direction.screen = device(node).map(Direction.Screen.init)
      case .size:
        if fields[.device] != nil { report(.twoSizes, at: node) }
        direction.screen = size(node).map { .init(width: $0.width, height: $0.height) }
      case .scale: direction.scale = scale(node)
      case .colorScheme: direction.colorScheme = choice(node, key: key.rawValue)
      case .os: direction.system = system(node)
      case .fps: direction.frameRate = frameRate(node, key: key.rawValue)
      case .duration:
        direction.duration = number(node, key: key.rawValue, example: "4")
      }
    }
    return direction
  }
}
