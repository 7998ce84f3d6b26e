import Foundation
import TestSupport
import Testing

@testable import ShowreelCLI

/// `serve` starts its own program, which starts a watch.
struct ServeTests {
  private let program: Showreel

  init() throws { program = try Showreel() }

  @Test func theServerIsToldWhatToWatch() async throws {
    let script = try program.write("#!/bin/sh\nprintf '%s\\n' \"$@\"\nexit 3\n", to: "server")
    let path = program.folder.appending(path: script).path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let answer = try await program.run(
      ["serve", "a b.yaml", "--port", "0", "--address=127.0.0.2", "-o", "Clips/", "--fps", "30"],
      environment: ["SHOWREEL_SERVER": path])
    #expect(answer.code == 3)
    let showreel = try #require(BuiltProgram.showreel).resolvingSymlinksInPath().path
    #expect(
      answer.lines == [
        "0", "127.0.0.2", showreel, "watch", "--json", "a b.yaml", "-o", "Clips/", "--fps", "30",
      ])
  }

  @Test func whatIsTheServersIsNotTheWatchs() {
    #expect(
      ServeProgram.watchWords(of: ["a", "--port", "1", "--address", "b", "c"]) == ["a", "c"])
    #expect(ServeProgram.watchWords(of: ["--port=1", "--portion", "--address=b"]) == ["--portion"])
    #expect(ServeProgram.watchWords(of: ["--", "--port", "1"]) == ["--", "--port", "1"])
  }

  @Test func itIsLookedForWhereItIsBuilt() throws {
    let built = program.folder.path + "/Serve/.build/release/showreel-serve"
    try program.write("#!/bin/sh\n", to: "Serve/.build/release/showreel-serve")
    let executable = program.folder.path + "/.build/x/debug/showreel"
    #expect(throws: ServeProgramError.missing) {
      try ServeProgram.locate(environment: [:], executable: executable)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: built)
    let found = try ServeProgram.locate(environment: [:], executable: executable)
    #expect(found.path == built)
    let path = try ServeProgram.locate(
      environment: ["PATH": "/nowhere:\(built.dropLast("/showreel-serve".count))"],
      executable: "/usr/bin/showreel")
    #expect(path.path == built)
  }

  @Test func aPackageHasItBesideTheRuntime() throws {
    let place = "usr/lib/showreel/showreel-serve"
    try program.write("#!/bin/sh\n", to: place)
    let installed = program.folder.path + "/" + place
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: installed)
    let found = try ServeProgram.locate(
      environment: [:], executable: program.folder.path + "/usr/bin/showreel")
    #expect(found.path == installed)
    #expect(try Repository.text("Scripts/package").contains("\"$library/showreel-serve\""))
  }

  @Test func aServerThatIsNowhereIsToldOf() {
    #expect(
      ServeProgramError.missing.description
        == "'showreel serve' needs a program of its own, showreel-serve, which is neither installed with this one "
        + "nor built. In Showreel's folder: swift build -c release --package-path Serve; where it is elsewhere, say "
        + "so: SHOWREEL_SERVER=/opt/showreel-serve")
  }

  @Test func whatIsWrongIsTold() async throws {
    let missing = try await program.run(
      ["serve", "a.yaml"], environment: ["SHOWREEL_SERVER": "/nowhere/server"])
    #expect(missing.code == 70)
    #expect(
      missing.errors.contains("SHOWREEL_SERVER is '/nowhere/server', and no program is there."))
    let port = try await program.run(["serve", "a.yaml", "--port", "70000"])
    #expect(port.code == 64 && port.errors.contains("70000"))
    let output = try await program.run(["serve", "a.yaml", "-o", "-"])
    #expect(output.code == 64)
    #expect(output.errors.contains("cannot go to standard output"))
  }
}
