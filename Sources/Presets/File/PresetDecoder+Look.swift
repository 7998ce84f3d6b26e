import Foundation
import Movie
import Studio
import Yams

extension PresetDecoder {
  /// A look by its name, key by key over the documentation's, or a file of it beside this one.
  mutating func look(_ node: Node) -> LookChoice? {
    if case .mapping(let mapping) = node {
      return .dressed(look(mapping, within: "look"))
    }
    guard let name = string(node, key: "look") else { return nil }
    if ["yaml", "yml"].contains((name as NSString).pathExtension) {
      return look(inFile: name, at: node).map(LookChoice.dressed)
    }
    guard let choice = LookChoice.named(name) else {
      report(
        .unknownValue(key: "look", value: name, known: LookChoice.named.map(\.name)), at: node)
      return nil
    }
    return choice
  }

  private mutating func look(inFile name: String, at node: Node) -> Look? {
    let path = name.hasPrefix("/") ? name : (folder as NSString).appendingPathComponent(name)
    guard mayRead(path) else {
      report(.outside(name), at: node)
      return nil
    }
    do throws(PresetError) {
      return try LookFile(contentsOf: path, mayRead: mayRead).look
    } catch {
      problems += error.problems
      return nil
    }
  }

  /// Where files are looked for that are named without a place.
  private var folder: String {
    URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path
  }

  /// - Parameter within: The key that these stand under; nil of a file of their own.
  mutating func look(_ mapping: Node.Mapping, within: String?) -> Look {
    var look = Look.documentation
    let fields: [LookKey: Node] = fields(mapping, within: within)
    let folder = folder
    // In the order of the keys: what a look starts from comes first.
    for key in LookKey.allCases {
      guard let node = fields[key], let text = string(node, key: key.rawValue) else { continue }
      if !look.set(key, to: text, folder: folder) {
        report(
          .badLook(key: key.rawValue, value: text, allowed: key.summary, example: key.example),
          at: node)
      } else if key == .backdrop, case .picture(let path) = look.backdrop, !mayRead(path) {
        report(.outside(text), at: node)
      } else if key == .backdrop, case .picture(let path) = look.backdrop,
        RegularFile(path) == nil
      {
        report(.missingPicture(text, path: path), at: node)
      }
    }
    return look
  }
}
