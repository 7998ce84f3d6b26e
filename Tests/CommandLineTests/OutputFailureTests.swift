import Foundation
import TestSupport
import Testing

/// Standard output that cannot be written costs nobody a clip; the exit code tells of it.
struct OutputFailureTests {
  private let showreel = Result { try Showreel() }

  /// Runs a line of the shell in which `$SHOWREEL` is the program.
  private func shell(_ line: String) async throws -> ProgramAnswer {
    try await showreel.get().run(shell: line)
  }

  private static let export =
    "$SHOWREEL export TransitionMove --json -o a.mp4 " + Showreel.brief.joined(separator: " ")

  @Test func aFullDiskBehindStandardOutputIsToldWhenTheClipIsThere() async throws {
    let answer = try await shell(Self.export + " > /dev/full")
    #expect(answer.code == 74)
    #expect(
      answer.errors == "error: Standard output cannot be written: No space left on device. "
        + "The files that were asked for are there.\n")
    #expect(try showreel.get().files == ["a.mp4"])
  }

  @Test func aClosedStandardOutputIsNotTheClip() async throws {
    let answer = try await shell(Self.export + " >&-")
    #expect(answer.code == 74)
    #expect(answer.errors.contains("Bad file descriptor"))
    let movie = try showreel.get().data("a.mp4")
    #expect(movie.dropFirst(4).starts(with: "ftyp".utf8))
  }

  /// What is made on the way was opened again in vain, and without an end.
  @Test func aMaskTakesNothingFromWhoeverMakesTheClip() async throws {
    let answer = try await shell("umask 777; " + Self.export)
    #expect(answer.code == 0)
    let path = try showreel.get().folder.path + "/a.mp4"
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(rights == 0o600)
  }

  @Test func aReaderThatHasEnoughIsNoError() async throws {
    let answer = try await shell("set -o pipefail; (\(Self.export); echo $? >&2) | head -0")
    #expect(answer.errors == "0\n")
    #expect(try showreel.get().files == ["a.mp4"])
  }

  @Test func aClosedStandardErrorIsNobodysLoss() async throws {
    let answer = try await shell(Self.export + " --quiet 2>&-")
    #expect(answer.code == 0)
    #expect(try showreel.get().files == ["a.mp4"])
  }

  @Test func aReaderThatHasEnoughOfAClipIsStandardOutputs() async throws {
    for format in ["y4m", "mp4"] {
      let line = "$SHOWREEL export TransitionMove -o - --format \(format) --quiet --size 640x480"
      let answer = try await shell(
        "set -o pipefail; (\(line) --duration 0.5; echo $? >&2) | head -c 0")
      #expect(answer.errors == "error: TransitionMove: Standard output was closed.\n74\n")
    }
  }

  @Test func helpThatCannotBePrintedIsAnErrorToo() async throws {
    for command in ["--help", "list", "list --api"] {
      let answer = try await shell("$SHOWREEL \(command) > /dev/full")
      #expect(answer.code == 74)
    }
  }
}
