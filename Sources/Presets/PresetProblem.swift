import Movie
import Studio
import Wording

/// What is wrong in a preset's file, and where.
package struct PresetProblem: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case unreadable(String)
    case notYAML(String)
    case notAMapping
    case unknownKey(String, within: String?, known: [String])
    case repeatedKey(String)
    case missingKey(String, example: String)
    case wrongForm(key: String, expected: String, example: String)
    case unknownValue(key: String, value: String, known: [String])
    case badNumber(key: String, value: String, allowed: String, example: String)
    case missingPicture(String, path: String)
    /// A page names a file that is not its own.
    case outside(String)
    /// - allowed: A sentence.
    case badLook(key: String, value: String, allowed: String, example: String)
    case idleKey(String)
    case twoSizes
    case missingFromLayout(String)
    case notInTimeline(String, instead: String)
    case unknownState(String)
    /// Already in words: what an expression or a script line says of itself.
    case text(String)
    /// The same, ending with some of the words to choose from; there are more.
    case choice(String)
  }

  package let path: String
  /// 1-based; 0 where the file as a whole is meant.
  package let line: Int
  package let column: Int
  package let reason: Reason
}

extension PresetProblem: CustomStringConvertible {
  /// `Presets/Hero.yaml:7:3: unknown key 'framerate'. Did you mean 'frameRate'?`
  package var description: String {
    place + message
  }

  /// Its place in the file: `Presets/Hero.yaml:7:3: `
  package var place: String { line > 0 ? "\(path):\(line):\(column): " : "\(path): " }

  /// What is wrong, and what helps.
  package var message: String {
    switch reason {
    case .unreadable(let why):
      return "cannot be read: \(why)."
    case .notYAML(let why):
      return "not YAML: \(why). Put quotes around a value with a colon in it, "
        + "and indent with spaces."
    case .notAMapping:
      return "a preset is made of keys and values. Start with 'view: Circle().fill(.blue)'."
    case .unknownKey(let key, let within, let known):
      let place = within.map { " in '\($0)'" } ?? ""
      return "unknown key '\(key)'\(place). " + Self.remedy(key, known)
    case .repeatedKey(let key):
      return "'\(key)' is there twice. Keep one."
    case .missingKey(let key, let example):
      return "'\(key)' is missing. Add for example '\(example)'."
    case .wrongForm(let key, let expected, let example):
      return "'\(key)' is \(expected). Write for example '\(example)'."
    case .unknownValue(let key, let value, let known):
      return "'\(key)' cannot be '\(value)'. " + Self.remedy(value, known)
    case .badNumber(let key, let value, let allowed, let example):
      return "'\(key)' cannot be '\(value)'. Use \(allowed), for example '\(key): \(example)'."
    case .missingPicture(let name, let path):
      return
        "there is no picture '\(name)': \(path) is not there. Name one by its place beside this file."
    case .outside(let name):
      return
        "'\(name)' is outside the page's repository, or, where there is none, its folder, or leads to a file of another kind. "
        + "Name a file beside the page."
    case .badLook(let key, let value, let allowed, let example):
      return "'\(key)' cannot be '\(value)'. \(allowed) Write for example '\(key): \(example)'."
    case .idleKey(let key):
      return "'\(key)' has no effect: this view does not come and go. "
        + "Add 'transition: .opacity', or remove '\(key)'."
    case .twoSizes:
      return "'device' and 'size' both say how large the canvas is. Keep one."
    case .missingFromLayout(let item):
      return "the layout has no '\(item)'. Write 'layout: [view, Spacer, Button]' or the like."
    case .notInTimeline(let word, let instead):
      return "'\(word)' does not belong in the timeline. \(instead)"
    case .unknownState(let name):
      return "there is no state named '\(name)'. A view that comes and goes has one: 'show'."
    case .text(let text), .choice(let text):
      return text
    }
  }

  private static func remedy(_ word: String, _ known: [String]) -> String {
    if let nearest = NearestWord.to(word, among: known) { return "Did you mean '\(nearest)'?" }
    return "Use one of " + known.map { "'\($0)'" }.joined(separator: ", ") + "."
  }
}

/// Everything that is wrong in a preset's file.
package struct PresetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// By their place in the file.
  package let problems: [PresetProblem]

  /// A line each.
  package var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension PresetError {
  /// Nothing is known of the file but why it cannot be read.
  init(unreadable path: String, _ error: any Error) {
    let reason = PresetProblem.Reason.unreadable(UnreadableFile.reason(of: path, error))
    self.init(problems: [PresetProblem(path: path, line: 0, column: 0, reason: reason)])
  }
}
