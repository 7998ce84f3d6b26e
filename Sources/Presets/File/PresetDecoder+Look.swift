import Foundation
import Studio
import Yams

extension PresetDecoder {
  /// A look by its name, or key by key over the documentation's.
  mutating func look(_ node: Node) -> LookChoice? {
    if case .mapping(let mapping) = node {
      return .dressed(look(mapping, within: "look"))
    }
    guard let name = string(node, key: "look") else { return nil }
    guard let choice = LookChoice.named(name) else {
      report(
        .unknownValue(key: "look", value: name, known: LookChoice.named.map(\.name)), at: node)
      return nil
    }
    return choice
  }

  /// - Parameter within: The key that these stand under; nil of a file of their own.
  mutating func look(_ mapping: Node.Mapping, within: String?) -> Look {
    var look = Look.documentation
    let fields: [LookKey: Node] = fields(mapping, within: within)
    let folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path
    // In the order of the keys: what a look starts from comes first.
    for key in LookKey.allCases {
      guard let node = fields[key], let text = string(node, key: key.rawValue) else { continue }
      if !look.set(key, to: text, folder: folder) {
        report(
          .badLook(key: key.rawValue, value: text, allowed: key.summary, example: key.example),
          at: node)
      } else if key == .backdrop, case .picture(let path) = look.backdrop,
        !FileManager.default.fileExists(atPath: path)
      {
        report(.missingPicture(text, path: path), at: node)
      }
    }
    return look
  }
}
