import Foundation
import Testing

@testable import Wording

struct ShellTests {
  @Test(arguments: [
    ("plain", "'plain'"), ("", "''"), ("it's", "'it'\\''s'"),
    ("$(id)`id`\n; id", "'$(id)`id`\n; id'"),
  ])
  func nothingInATextIsACommand(_ text: String, _ quoted: String) {
    #expect(text.quotedForShell == quoted)
  }

  @Test func aShellReadsWhatWasWritten() throws {
    let text = "it's \"$HOME\" \\ * ~ $(id) `id`; id & | > x\n-n ü"
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "printf %s \(text.quotedForShell)"]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let printed = try #require(try output.fileHandleForReading.readToEnd())
    shell.waitUntilExit()
    #expect(String(decoding: printed, as: UTF8.self) == text)
  }
}
