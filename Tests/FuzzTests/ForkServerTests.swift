import Foundation
import Snippets
import TestSupport
import Testing

@testable import showreel_fuzz

/// What Scripts/fuzz throws command lines at has to answer as the program itself does: were it another
/// program than that, or none, the fuzzer would find nothing.
@Suite(
  .enabled(
    if: BuiltProgram.showreel != nil && Executables.find("clang") != nil,
    "showreel was not built, or clang is not on the PATH"))
struct ForkServerTests {
  private let folder: TemporaryFolder
  private let program: String
  private let environment: [String]
  private let server: ForkServer

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram.showreel?.path ?? ""
    environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    let library = try TemporaryFolder()
    let source = Repository.folder.path + "/Tests/Fuzzing/ForkServer/fork-server.c"
    let file = library.file("fork-server.so")
    // As Scripts/fuzz makes it.
    let made = try Process(
      "clang", ["-Wall", "-Wextra", "-Werror", "-O2", "-shared", "-fPIC", source, "-o", file]
    ).answer()
    #expect(made.code == 0, "\(made.errors)")
    server = try #require(ForkServer(program, library: file, environment: environment))
    // Once it answers, what it is loaded from may go with the folder.
    #expect(answer("--version")?.ending == .code(0))
  }

  private func line(
    _ arguments: [String], to output: CommandRun.Output = .nowhere, patience: Double = 1000
  ) -> CommandRun {
    CommandRun(
      arguments: arguments, folder: folder.path, output: output, patience: patience)
  }

  private func answer(_ arguments: String...) -> ProgramRun? { server.run(line(arguments)) }

  /// Arguments, how many there are and where they end; where standard output leads; exit codes.
  @Test func aLineIsAnsweredAsByTheProgramItself() throws {
    try folder.write("view: Circle(\n", to: "broken.yaml")
    let lines: [([String], CommandRun.Output, Int32)] = [
      (["--version"], .nowhere, 0), ([], .nowhere, 0), (["nothing"], .nowhere, 64),
      (["new", ""], .nowhere, 64), (["check", "broken.yaml"], .nowhere, 65),
      (["check", "none.yaml"], .nowhere, 66), (["--version"], .full, 74),
      (["--version"], .closed, 74),
      (["check", "é \n" + String(repeating: "a", count: 100_000)], .nowhere, 66),
      (["--version"], .nowhere, 0),
    ]
    for (arguments, output, code) in lines {
      let line = line(arguments, to: output)
      let alone = ProgramRun(alone: program, line, environment: environment)
      let run = try #require(server.run(line), "the server ended at \(arguments)")
      #expect(alone.ending == .code(code), "\(arguments)")
      #expect(run.ending == alone.ending, "\(arguments)")
      #expect(run.memory > 1 << 20 && run.work > 0, "\(arguments)")
    }
  }

  @Test func aLineIsRunInItsFolder() throws {
    #expect(answer("new", "Hero")?.ending == .code(0))
    #expect(try folder.contents == ["Hero.yaml"])
    // A copy's own exit code, and what the last has written.
    #expect(answer("new", "Hero")?.ending == .code(73))
  }

  @Test func aLineThatDoesNotEndIsEnded() throws {
    try folder.write("view: Circle()\ntransition: .scale\n", to: "a.yaml")
    let hours = ["export", "a.yaml", "--fps", "1000", "--duration", "3600", "--size", "2000x2000"]
    #expect(server.run(line(hours, patience: 1))?.ending == .tooLong)
    #expect(answer("--version")?.ending == .code(0))
  }

  /// A program that is not held has ended, or does so without an answer.
  @Test func aServerThatEndedAnswersNothing() throws {
    let none = try #require(ForkServer(program, library: "", environment: environment))
    #expect(none.run(line(["--version"])) == nil)
    #expect(none.run(line([String(repeating: "a", count: 1_000_000)])) == nil)
  }
}
