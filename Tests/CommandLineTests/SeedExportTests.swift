import Foundation
import Testing
import TestSupport

/// The documents that the project was asked to play; a checkout alone does not have them.
private let seeds = Repository.folder.appending(path: "../shared/seeds").standardizedFileURL

@Suite(
  .enabled(if: FileManager.default.fileExists(atPath: seeds.path), "../shared/seeds is not there"))
struct SeedExportTests {
  private static let small = ["--size", "392x852", "--scale", "0.2", "--fps", "5"]

  /// Those of the page are exported with it.
  @Test func everyExampleIsExported() async throws {
    let program = try Showreel()
    let folder = seeds.appending(path: "examples")
    let all = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    #expect(all.count == 46)
    let names = all.filter { !$0.hasPrefix("002_") }
    #expect(names.count == 30)
    let answer = try await program.run(
      ["export", "-o", "out"] + names.map { folder.appending(path: $0).path } + Self.small)
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(program.files == ["out"] + names.map { "out/\($0.dropLast(6)).mp4" })
    #expect(!answer.errors.contains("error:"))
  }

  @Test func thePageMakesItsSixteenVideos() async throws {
    let program = try Showreel()
    let page = seeds.appending(path: "002_545a07d0362fe1e9.txt").path
    let answer = try await program.run(["export", page, "-o", "out/"] + Self.small)
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(
      program.files == ["out"]
        + [
          "AsymmetricTransitions", "AsymmetricTransitionsCombined", "ContentTransition",
          "ContentTransitionNumber", "Transition", "TransitionBlurReplace",
          "TransitionBlurReplaceUpUp", "TransitionIdentity", "TransitionMove", "TransitionOffset",
          "TransitionOpacity", "TransitionPhase", "TransitionPush", "TransitionScale",
          "TransitionSlider", "TransitionSymbolEffect",
        ].map { "out/\($0).mp4" })
  }
}
