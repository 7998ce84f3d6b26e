import ArgumentParser
import Foundation

/// The commands and their options, as the parser of the command line has them.
struct CommandTable {
  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String

      var text: String { (kind == "long" ? "--" : "-") + name }
    }
    let kind: String
    let shouldDisplay: Bool
    let sectionTitle: String?
    let isOptional: Bool
    let isRepeating: Bool
    var names: [Name]?
    let valueName: String?
    let defaultValue: String?
    let allValues: [String]?
    let abstract: String?

    /// As it is typed: `-o, --output <path>`, `<inputs> ...`.
    var words: String {
      let value = valueName.map { " <\($0)>" } ?? ""
      switch kind {
      case "positional": return "<\(valueName ?? "")>" + (isRepeating ? " ..." : "")
      case "flag": return (names ?? []).map(\.text).joined(separator: ", ")
      default: return (names ?? []).map(\.text).joined(separator: ", ") + value
      }
    }

    /// What it is for, and what it is by itself.
    var meaning: String {
      var text = abstract ?? ""
      if let allValues, !allValues.isEmpty {
        text += " One of: \(allValues.joined(separator: ", "))."
      }
      if let defaultValue, kind == "option" { text += " (default: \(defaultValue))" }
      return text
    }
  }

  let root: Command

  /// Of the whole program.
  init() throws {
    struct Dump: Decodable { let command: Command }
    root = try JSONDecoder().decode(Dump.self, from: Data(ShowreelCommand._dumpHelp().utf8)).command
  }

  /// Those that somebody may type.
  var commands: [Command] {
    (root.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }
}

extension CommandTable.Command {
  /// Its options in their sections, in their order; what every command has is left out.
  var sections: [(title: String, arguments: [CommandTable.Argument])] {
    var sections: [(title: String, arguments: [CommandTable.Argument])] = []
    for argument in arguments ?? [] where argument.shouldDisplay {
      if ["help", "version"].contains(argument.names?.first { $0.kind == "long" }?.name) {
        continue
      }
      // Yes and no are two arguments with the same words.
      if let last = sections.last?.arguments.last, last.kind == "flag", argument.kind == "flag",
        last.abstract == argument.abstract
      {
        let place = sections.count - 1
        let all = (last.names ?? []) + (argument.names ?? [])
        sections[place].arguments[sections[place].arguments.count - 1].names = all
        continue
      }
      let title = argument.sectionTitle ?? ""
      if let place = sections.firstIndex(where: { $0.title == title }) {
        sections[place].arguments.append(argument)
      } else {
        sections.append((title, [argument]))
      }
    }
    return sections
  }
}
