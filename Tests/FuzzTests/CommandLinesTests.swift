import Foundation
import TestSupport
import Testing

@testable import showreel_fuzz

/// The fuzzer's lines are made of everything that the program takes.
@Suite(.enabled(if: BuiltProgram.showreel != nil, "showreel was not built"))
struct CommandLinesTests {
  /// What no line has, and why.
  private static let exceptions = [
    "watch": "goes on until it is stopped", "serve": "goes on until it is stopped",
    "preview": "goes on until its window is closed",
    "--compile": "is what --no-compile is the opposite of", "--sandbox": "the same of --no-sandbox",
  ]

  @Test func everyCommandAndOptionIsTried() throws {
    let (commands, options) = try taken()
    #expect(commands.count > 20 && options.count > 60)
    // Exports are made by themselves, small ones.
    let known = CommandLines.options.union(CommandLines.commands + ["export"])
      .union(Self.exceptions.keys)
    #expect(commands.union(options).subtracting(known).sorted() == [])
    #expect(Set(Self.exceptions.keys).subtracting(commands.union(options)).sorted() == [])
    #expect(
      Set(Self.exceptions.keys).isDisjoint(with: CommandLines.options.union(CommandLines.commands)))
  }

  /// By its own word, without the commands that it starts itself by.
  private func taken() throws -> (commands: Set<String>, options: Set<String>) {
    let answer = try Process(BuiltProgram.showreel?.path ?? "", ["--experimental-dump-help"])
      .answer()
    let root = try JSONDecoder().decode(Help.self, from: Data(answer.output.utf8)).command
    let all = (root.subcommands ?? []).filter { $0.shouldDisplay != false }
    let options = ([root] + all).flatMap { $0.arguments ?? [] }.flatMap { $0.names ?? [] }
      .map { ($0.kind == "short" ? "-" : "--") + $0.name }
    return (Set(all.map(\.commandName)), Set(options))
  }

  private struct Help: Decodable { var command: Command }

  private struct Command: Decodable {
    var commandName: String
    var shouldDisplay: Bool?
    var arguments: [Argument]?
    var subcommands: [Command]?
  }

  private struct Argument: Decodable { var names: [Name]? }

  private struct Name: Decodable { var kind, name: String }
}
