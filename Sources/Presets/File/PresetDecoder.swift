import Movie
import Studio
import Views
import Yams

/// Reads a preset's file, and collects everything that is wrong with it on the way.
@MainActor
struct PresetDecoder {
  let path: String
  let text: YAMLText
  var problems: [PresetProblem] = []
  /// Whether a file may be read that is named in this one.
  var mayRead: (String) -> Bool = { _ in true }

  /// More than anybody reads at once; each takes a walk over its value to find its place.
  private static let mostProblems = 100

  init(_ contents: String, path: String) {
    self.path = path
    // What is too large to be read is not worth the time of taking it apart.
    text = PresetFileLimits.isTooLarge(contents) ? YAMLText(unread: contents) : YAMLText(contents)
  }

  /// - Returns: What could be understood; all of it where there are no problems.
  mutating func decode() -> PresetFile {
    var file = PresetFile()
    guard let fields = root() else { return file }
    for (key, node) in fields {
      switch key {
      case .title: file.title = string(node, key: key.rawValue)
      case .about: file.about = string(node, key: key.rawValue) ?? ""
      case .canvas: (file.stage, file.scale) = canvas(node)
      case .look: file.look = look(node)
      case .frameRate: file.frameRate = frameRate(node) ?? file.frameRate
      case .duration: file.duration = number(node, key: key.rawValue, example: "4")
      case .loop: file.loops = boolean(node, key: key.rawValue) ?? false
      default: break
      }
    }
    if let node = fields[.view] {
      let view: AnyView? = value(node, key: .view, as: .view)
      if PresetKey.makesToggle(fields.keys) {
        file.toggle = toggle(view ?? AnyView(EmptyView()), fields)
      } else {
        file.view = view
        for key in PresetKey.allCases where key.isOfToggling {
          if let node = fields[key] { report(.idleKey(key.rawValue), at: node) }
        }
      }
    } else {
      report(.missingKey("view", example: "view: Circle().fill(.blue)"), line: 1, column: 1)
    }
    if let node = fields[.timeline] {
      file.timeline = timeline(
        node, canChange: file.toggle != nil, animation: file.toggle?.animation)
    }
    return file
  }

  /// - Returns: What could be understood of a look's own file.
  mutating func lookFile() -> Look {
    rootMapping().map { look($0, within: nil) } ?? .documentation
  }

  /// The file's keys and values.
  private mutating func root() -> [PresetKey: Node]? {
    rootMapping().map { fields($0, within: nil) }
  }

  mutating func rootMapping() -> Node.Mapping? {
    if let excess = PresetFileLimits.excess(of: text.yaml) {
      report(.text(excess), line: 1, column: 1)
      return nil
    }
    let node: Node?
    do {
      node = try compose(yaml: text.yaml)
    } catch {
      problems.append(problem(from: error))
      return nil
    }
    guard case .mapping(let mapping)? = node else {
      report(.notAMapping, line: 1, column: 1)
      return nil
    }
    return mapping
  }

  /// A mapping's values by its keys, unknown ones told.
  mutating func fields<Key: RawRepresentable & CaseIterable & Hashable>(
    _ mapping: Node.Mapping, within: String?
  ) -> [Key: Node] where Key.RawValue == String {
    var fields: [Key: Node] = [:]
    for (key, value) in mapping {
      let name = key.string ?? ""
      if let known = Key(rawValue: name) {
        fields[known] = value
      } else {
        report(
          .unknownKey(name, within: within, known: Key.allCases.map(\.rawValue)), at: key)
      }
    }
    return fields
  }

  /// All problems, by their place.
  var error: PresetError {
    PresetError(problems: problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
  }

  private func problem(from error: any Error) -> PresetProblem {
    func problem(_ reason: PresetProblem.Reason, _ mark: Mark?) -> PresetProblem {
      PresetProblem(
        path: path, line: mark?.line ?? 0, column: mark?.column ?? 0, reason: reason)
    }
    switch error as? YamlError {
    case .scanner(_, let what, let mark, _), .parser(_, let what, let mark, _),
      .composer(_, let what, let mark, _):
      return problem(.notYAML(what), mark)
    case .duplicatedKeysInMapping(let keys, let context):
      let key = keys.first ?? ""
      let place = text.second(key) ?? (context.mark.line, context.mark.column)
      return PresetProblem(
        path: path, line: place.line, column: place.column, reason: .repeatedKey(key))
    default:
      return problem(.notYAML("\(error)"), nil)
    }
  }
}

// MARK: - Telling problems

extension PresetDecoder {
  mutating func report(_ reason: PresetProblem.Reason, line: Int, column: Int) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(PresetProblem(path: path, line: line, column: column, reason: reason))
  }

  /// - Parameter offset: Characters of the node's own text before the problem.
  mutating func report(_ reason: PresetProblem.Reason, at node: Node, offset: Int = 0) {
    guard problems.count < Self.mostProblems else { return }
    let place = place(in: node, offset: offset)
    report(reason, line: place.line, column: place.column)
  }

  /// - Parameter offset: Characters of the node's own text before the place.
  func place(in node: Node, offset: Int = 0) -> (line: Int, column: Int) {
    let place = (line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    guard let string = node.string else { return place }
    return text.place(of: offset, in: string, line: place.line, column: place.column)
  }

  mutating func report(_ problem: ExpressionProblem, at node: Node, offset: Int = 0) {
    let reason: PresetProblem.Reason = problem.isCut ? .choice(problem.text) : .text(problem.text)
    report(reason, at: node, offset: offset + problem.offset)
  }
}
