import Foundation
import FuzzTargets
import Testing
import TestSupport

/// The part of Scripts/fuzz that fits into a test run: the same texts in every run, and those that once
/// failed. A hang shows as the time limit, a crash as a crash.
@MainActor
@Suite(.timeLimit(.minutes(60)), .serialized)
struct ReaderTests {
  @Test(arguments: [
    (FuzzTarget.preset, 300), (.script, 1000), (.page, 60), (.source, 60),
  ])
  func mutatedTextsAreAnswered(target: FuzzTarget, count: Int) async {
    let seeds = FuzzSeeds.seeds(for: target, in: Repository.folder.path)
    #expect(!seeds.isEmpty)
    var mutator = Mutator(seeds: seeds, seed: 1)
    for _ in 0..<count {
      target.run(mutator.next())
      // Other tests wait for the main actor too.
      await Task.yield()
    }
  }

  /// Files named for what reads them: `preset-dollar`.
  @Test func textsThatOnceFailedAreAnswered() throws {
    let folder = Repository.folder.appending(path: "Tests/FuzzTests/Regressions")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    for name in names {
      let target = try #require(
        FuzzTarget(rawValue: String(name.prefix { $0 != "-" })), "\(name) names no reader")
      let bytes = try Data(contentsOf: folder.appending(path: name))
      target.run(String(decoding: bytes, as: UTF8.self))
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
