import Foundation
import TestSupport
import Testing

/// A program that is killed tells nobody, and what it has started goes all the same.
struct KilledProgramTests {
  @Test func aDemoWithoutWallsGoesWithTheProgram() async throws {
    let program = try Showreel()
    let told = program.folder.path + "/number"
    let code = """
      import Foundation
      import SwiftUI
      struct A: View {
        var body: some View {
          let number = ProcessInfo.processInfo.processIdentifier
          let made = FileManager.default.createFile(
            atPath: "\(told)", contents: Data("\\(number)".utf8))
          Text(made ? "a" : "b")
        }
      }
      """
    try program.write(code, to: "a.swift")
    _ = try await program.run(
      ["export", "a.swift", "--no-sandbox", "--duration", "600"] + Showreel.tiny
    ) { process in
      process.blocks { FileManager.default.contents(atPath: told)?.isEmpty == false }
      kill(process.processIdentifier, SIGKILL)
    }
    let number = String(
      decoding: FileManager.default.contents(atPath: told) ?? Data(), as: UTF8.self)
    let process = try #require(Int32(number))
    // What nobody waits for keeps its number, and has no words any more.
    let isGone = try await waits {
      FileManager.default.contents(atPath: "/proc/\(process)/cmdline")?.isEmpty ?? true
    }
    #expect(isGone)
  }
}
