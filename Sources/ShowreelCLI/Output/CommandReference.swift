import Foundation

/// The pages that tell every command, option, exit code and variable: made of the program's own tables.
struct CommandReference {
  private let table: CommandTable

  init() throws { table = try CommandTable() }

  /// Documentation/commands.md.
  var markdown: String {
    var text = """
      # Commands

      Every command with its options, as `showreel help` prints them. `showreel reference` writes this page, and a
      test holds it to the program.


      """
    for command in table.commands {
      text += "## showreel \(command.commandName)\n\n\(command.abstract ?? "")\n\n"
      if let discussion = command.discussion, !discussion.isEmpty {
        text += "```text\n\(Self.trimmed(discussion))\n```\n\n"
      }
      for section in command.sections {
        text += section.title.isEmpty ? "" : "**\(section.title)**\n\n"
        text += "| | |\n|---|---|\n"
        for argument in section.arguments {
          text +=
            "| `\(argument.words.replacing("|", with: "\\|"))` | \(Self.cell(argument.meaning)) |\n"
        }
        text += "\n"
      }
    }
    text += "## Exit codes\n\n| | |\n|---|---|\n"
    for (code, meaning) in ExitStatus.all { text += "| \(code) | \(meaning) |\n" }
    text += "\n## Environment\n\n| | |\n|---|---|\n"
    for (name, meaning) in EnvironmentVariables.all {
      text += "| `\(name)` | \(Self.cell(meaning)) |\n"
    }
    return text
  }

  /// The page that `man showreel` shows, in the macros of man(7).
  var man: String {
    var lines = [
      ".TH SHOWREEL 1 \"\" \"showreel \(Version.current)\"", ".SH NAME",
      "showreel \\- " + Self.roff(table.root.abstract ?? ""), ".SH SYNOPSIS",
      ".B showreel", ".I command", "[\\fIoptions\\fR] [\\fIinputs\\fR ...]", ".SH DESCRIPTION",
      "A clip comes from a preset (\\fBshowreel list\\fR), from a .swift file or from the code blocks of a",
      "Markdown page. The ending of a file's name chooses its format.", ".SH COMMANDS",
    ]
    for command in table.commands {
      lines += [".SS showreel \(command.commandName)", Self.roff(command.abstract ?? "")]
      if let discussion = command.discussion, !discussion.isEmpty {
        lines +=
          [".PP", ".nf"]
          + Self.trimmed(discussion).split(
            separator: "\n", omittingEmptySubsequences: false
          ).map { $0.isEmpty ? ".sp" : Self.roff(String($0)) } + [".fi"]
      }
      for argument in command.sections.flatMap(\.arguments) {
        lines += [".TP", "\\fB\(Self.roff(argument.words))\\fR", Self.roff(argument.meaning)]
      }
    }
    lines.append(".SH EXIT STATUS")
    for (code, meaning) in ExitStatus.all { lines += [".TP", "\(code)", Self.roff(meaning)] }
    lines.append(".SH ENVIRONMENT")
    for (name, meaning) in EnvironmentVariables.all {
      lines += [".TP", ".B \(name)", Self.roff(meaning)]
    }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .newlines)
  }

  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ").replacing("<", with: "&lt;")
  }

  /// With what man would take for its own written as it is: backslashes, hyphens, a line's first dot or quote.
  private static func roff(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
