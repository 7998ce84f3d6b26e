import Foundation
import TestSupport
import Testing

@testable import ShowreelCLI

/// What of code is compiled, and for which device, hangs on all that is asked for, whichever command asks.
///
/// Nothing is compiled here: each time the view is asked for that only somebody who does not listen would find.
struct CompiledDirectionTests {
  /// Views of one device each.
  private static let code = """
    import SwiftUI
    #if os(macOS)
    struct Desk: View { var body: some View { Color.red } }
    #else
    struct Phone: View { var body: some View { Color.red } }
    #endif

    """
  private static let inputs = ["Demo.swift", "guide.md", "Code"]

  /// The commands that somebody can tell which device a clip is of.
  private static let commands = ShowreelCommand.configuration.subcommands
    .filter { command in
      command.configuration.shouldDisplay
        && ShowreelCommand.helpMessage(for: command, columns: 200).contains("--device ")
    }
    .compactMap { command in command.configuration.commandName }
    // It becomes another program, which starts `watch`.
    .filter { name in name != "serve" }

  private func program() throws -> Showreel {
    let program = try Showreel()
    try program.write(Self.code, to: "Demo.swift")
    try program.write(Self.code, to: "Code/Demo.swift")
    try program.write("# Guide\n```swift\n\(Self.code)```\n", to: "guide.md")
    try program.write("sideBySide: Phone Tablet\n", to: "pair.yaml")
    return program
  }

  /// All that a command says; one that would wait for a save ends with its reader.
  private func said(
    by command: String, _ input: String, _ words: String, _ program: Showreel
  ) async throws -> String {
    let line = "\"$SHOWREEL\" \(command) \(input) \(words)"
    let whole = command == "watch" ? line + " --json 2>&1 | sed '/waiting/q'" : line + " 2>&1"
    let answer = try await program.run(
      environment: ["SDL_VIDEODRIVER": "offscreen"], shell: whole)
    return answer.output + answer.errors
  }

  @Test func theCommandsAreFound() {
    #expect(
      Set(Self.commands).isSuperset(of: [
        "export", "watch", "preview", "check", "filmstrip", "gallery", "plot", "snippet", "verify",
        "plan",
      ]))
  }

  @Test(arguments: Self.commands)
  func theDeviceAndTheViewAreHeard(_ command: String) async throws {
    let program = try program()
    for input in Self.inputs {
      let said = try await said(by: command, input, "--device mac --view Phone", program)
      #expect(
        said.lowercased().contains("there is no view named 'phone'"),
        "\(command) \(input) asks for no Mac: \(said)")
    }
  }

  /// Plots show what moves on a screen, and nothing around it.
  @Test(arguments: Self.commands.filter { $0 != "plot" })
  func theTwoViewsOfALookAreHeard(_ command: String) async throws {
    let program = try program()
    for input in Self.inputs {
      let said = try await said(by: command, input, "--look pair.yaml", program)
      #expect(
        said.lowercased().contains("there is no view named 'tablet'"),
        "\(command) \(input) asks for no second view: \(said)")
    }
  }
}
