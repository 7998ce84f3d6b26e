import Foundation
import Testing

@testable import ShowreelCLI

/// Every code that the program may end with is in its help, and nowhere else.
struct ExitCodeTests {
  @Test func theHelpListsTheExitCodes() async throws {
    let answer = try await Showreel().run(["--help"])
    let list = answer.lines.drop { $0 != "Exit codes:" && $0 != "  Exit codes:" }.dropFirst()
    let codes = list.compactMap { line in line.split(separator: " ").first.flatMap { Int32($0) } }
    #expect(codes == ExitStatus.all.map(\.code), "\(answer.output)")
    #expect(codes == codes.sorted())
  }
}

/// Little memory and few threads are told, and no hang.
struct SystemLimitTests {
  /// Limits of processes do not hold for root, who becomes nobody for this.
  private static let canBeSomebodyElse =
    getuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

  @Test(
    .enabled(if: canBeSomebodyElse), .timeLimit(.minutes(60)), arguments: [1, 2, 4, 6, 8])
  func tooFewThreadsAreTold(count: Int) async throws {
    let program = try Showreel()
    let answer = try await program.run(
      environment: Showreel.unmeasured,
      shell: "timeout -s KILL 30 setpriv --reuid=65534 --regid=65534 --clear-groups "
        + "prlimit --nproc=\(count) $SHOWREEL check TransitionMove")
    // Of one or two, too, since it is looked for before the first is started.
    #expect(answer.code == 71)
    #expect(answer.errors.hasSuffix("Allow more with: ulimit -u 512, or end other programs.\n"))
  }

  /// Megabytes of addresses; some are enough, and some are too few for the libraries to be loaded.
  @Test(.timeLimit(.minutes(60)), arguments: [250, 300, 350, 500, 700])
  func littleMemoryIsTold(megabytes: Int) async throws {
    let line = "$SHOWREEL export TransitionMove -o a.mp4 " + Showreel.brief.joined(separator: " ")
    let answer = try await Showreel().run(
      shell: "ulimit -v \(megabytes << 10); timeout -s KILL 30 \(line)")
    // 127 is the loader's, which has words of its own.
    #expect([0, 71, 127].contains(answer.code), "\(answer.code)")
    #expect(!answer.errors.isEmpty)
  }
}
