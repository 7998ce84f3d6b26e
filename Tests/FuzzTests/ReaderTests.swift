import Foundation
import FuzzTargets
import Testing
import TestSupport

/// The part of Scripts/fuzz that fits into a test run: the same texts in every run, those that once failed, and some
/// command lines. In a process of its own, so that what it costs is nobody else's, and a crash is told.
@Suite(
  .timeLimit(.minutes(60)), .serialized,
  .enabled(if: BuiltProgram.named("showreel-fuzz") != nil, "showreel-fuzz was not built"))
struct ReaderTests {
  @Test(arguments: [
    (FuzzTarget.preset, 300), (.script, 1000), (.page, 60), (.source, 60),
    (.look, 200), (.answer, 300), (.manifest, 60), (.resource, 60),
    (.binary, 100),
  ])
  func mutatedTextsAreAnswered(target: FuzzTarget, count: Int) async throws {
    #expect(await !FuzzSeeds.seeds(for: target, in: Repository.folder.path).isEmpty)
    let answer = try await fuzz(["mutate", target.rawValue, "--count", "\(count)"])
    #expect(answer.code == 0, "\(answer.output) \(answer.errors)")
    #expect(answer.output.contains(": \(count) texts in "))
  }

  @Test(.enabled(if: BuiltProgram.showreel != nil, "showreel was not built"))
  func commandLinesAreAnswered() async throws {
    let program = BuiltProgram.showreel?.path ?? ""
    let answer = try await fuzz(["commands", program, "--count", "100"])
    #expect(answer.code == 0, "\(answer.output) \(answer.errors)")
    #expect(answer.output.contains("100 command lines in "))
  }

  /// A text costs half a second of the processor's at most, where only Swift's parser is not optimised; this is what
  /// hangs take all the same.
  private static let patience = ["--seed", "1", "--patience", "20"]

  private func fuzz(_ arguments: [String]) async throws -> ProgramAnswer {
    let program = BuiltProgram.named("showreel-fuzz")?.path ?? ""
    return try await Process(program, arguments + Self.patience, in: Repository.folder)
      .answer(whileItRuns: nil)
  }

  /// Files named for what reads them: `preset-dollar`.
  @Test func textsThatOnceFailedAreAnswered() async throws {
    let folder = Repository.folder.appending(path: "Tests/FuzzTests/Regressions")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    for name in names {
      let target = try #require(
        FuzzTarget(rawValue: String(name.prefix { $0 != "-" })), "\(name) names no reader")
      let answer = try await fuzz(["read", target.rawValue, folder.path + "/" + name])
      #expect(answer.code == 0, "\(name): \(answer.output) \(answer.errors)")
    }
  }

  @Test func theSameSeedMakesTheSameTexts() {
    func texts(_ seed: UInt64) -> [String] {
      var mutator = Mutator(seeds: ["view: Circle()"], seed: seed)
      return (0..<20).map { _ in mutator.next() }
    }
    #expect(texts(7) == texts(7))
    #expect(texts(7) != texts(8))
  }
}
