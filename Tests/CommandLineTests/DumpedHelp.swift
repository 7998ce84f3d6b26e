import Foundation

/// What a command says of itself with `--experimental-dump-help`.
struct DumpedHelp {
  /// Each option's names, without the dashes.
  let options: [Set<String>]

  init(of command: String, by program: Showreel) async throws {
    let answer = try await program.run([command, "--experimental-dump-help"])
    let dump = try JSONDecoder().decode(Dump.self, from: Data(answer.output.utf8))
    options = dump.command.arguments.compactMap(\.names).map { Set($0.map(\.name)) }
  }

  private struct Dump: Decodable {
    struct Command: Decodable { let arguments: [Argument] }
    struct Argument: Decodable { let names: [Name]? }
    struct Name: Decodable { let name: String }
    let command: Command
  }
}
