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

  /// How often a command says something of these inputs, and all that it says. It is asked for all of them at once where it
  /// takes more than one.
  private func count(
    _ message: String, by command: String, of inputs: [String], _ words: String
  ) async throws -> (count: Int, said: String) {
    let program = try program()
    var all = ""
    let starts: [[String]] = command == "preview" ? inputs.map { [$0] } : [inputs]
    for inputs in starts {
      all += try await said(by: command, inputs.joined(separator: " "), words, program)
    }
    return (all.lowercased().components(separatedBy: message).count - 1, all)
  }

  /// All that a command says; one that would wait for a save ends with its reader.
  private func said(
    by command: String, _ inputs: String, _ words: String, _ program: Showreel
  ) async throws -> String {
    let line = "\"$SHOWREEL\" \(command) \(inputs) \(words)"
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
    // A folder that has no such view ends it before the others are looked at.
    for inputs in [Self.inputs.filter { $0 != "Code" }, ["Code"]] {
      let told = try await count(
        "there is no view named 'phone'", by: command, of: inputs, "--device mac --view Phone")
      #expect(told.count == inputs.count, "\(command) \(inputs) asks for no Mac: \(told.said)")
    }
  }

  /// Plots show what moves on a screen, and nothing around it.
  @Test(arguments: Self.commands.filter { $0 != "plot" })
  func theTwoViewsOfALookAreHeard(_ command: String) async throws {
    let told = try await count(
      "there is no view named 'tablet'", by: command, of: Self.inputs, "--look pair.yaml")
    #expect(told.count == Self.inputs.count, "\(command) asks for no second view: \(told.said)")
  }
}
