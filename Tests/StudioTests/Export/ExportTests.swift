import Foundation
import Motion
import Movie
import TestSupport
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A clip becomes a file that is what its plan says, and the same on every run.
@MainActor
@Suite("Export", .serialized)
struct ExportTests {
  private func pictures(_ clip: Clip, frames: ClosedRange<Int>? = nil) throws -> [Data] {
    let folder = try TemporaryFolder()
    var options = ExportOptions()
    options.frames = frames
    options.renderer = .software
    try Exporter(clip, options: options).export(to: folder.file("frames/*.png"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("frames"))
    return try names.sorted().map {
      try Data(contentsOf: URL(fileURLWithPath: folder.file("frames/" + $0)))
    }
  }

  private let toggling = Clip.tiny(
    Script(steps: [Tap().at(0.3), Tap().at(0.8)], duration: 2)
  ) { ToggleDemo(animation: .bouncy, transition: .scale.combined(with: .opacity)) }

  @Test("The plan's frame count and duration are the file's") func planIsKept() throws {
    let folder = try TemporaryFolder()
    for (index, rate) in [FrameRate(10), FrameRate(24000, 1001), FrameRate(30)].enumerated() {
      var clip = toggling
      clip.frameRate = rate
      clip.script.duration = index == 2 ? nil : 1.1
      if index == 2 { clip.script.steps.append(WaitUntilSettled()) }
      let plan = try clip.plan()
      let report = try Exporter(clip).export(to: folder.file("\(index).mp4"))
      let facts = try MovieFacts.read(folder.file("\(index).mp4"), decode: true)
      #expect(facts.frameCount == plan.frameCount)
      #expect(report.frameCount == plan.frameCount)
      #expect(facts.frameRate == rate && facts.hasConstantFrameRate)
      #expect(abs(facts.duration.seconds - plan.duration) < 1e-9)
      #expect(facts.decodesToTheEnd == true)
      #expect(facts.width == 80 && facts.height == 60)
      #expect(report.byteCount == facts.byteCount)
    }
  }

  @Test("Two runs show the same frames") func runsAreEqual() throws {
    #expect(try pictures(toggling) == pictures(toggling))
  }

  @Test("A range of frames shows what the whole clip shows there") func rangesAreEqual() throws {
    let all = try pictures(toggling)
    #expect(all.count == 20)
    for range in [0...0, 4...9, 13...19] {
      #expect(try pictures(toggling, frames: range) == Array(all[range]))
    }
  }

  @Test("Two runs write the same bytes") func filesAreEqual() throws {
    let folder = try TemporaryFolder()
    try Exporter(toggling).export(to: folder.file("a.mp4"))
    try Exporter(toggling).export(to: folder.file("b.mp4"))
    let files = ["a.mp4", "b.mp4"].map { FileManager.default.contents(atPath: folder.file($0)) }
    #expect(files[0] == files[1])
  }

  @Test("Frames that show nothing new are not drawn again") func stillFramesAreFree() throws {
    let folder = try TemporaryFolder()
    let clip = Clip.tiny(Script(steps: [], duration: 3)) { Color.red }
    let report = try Exporter(clip).export(to: folder.file("a.mp4"))
    #expect(report.frameCount == 30 && report.framesDrawn == 1)
  }

  @Test("Progress counts every frame and ends with the last") func progress() throws {
    let folder = try TemporaryFolder()
    let clip = Clip.tiny(Script(steps: [], duration: 1)) { Color.red }
    var done: [Int] = []
    try Exporter(clip).export(to: folder.file("a.mp4")) {
      done.append($0.framesDone)
      return true
    }
    #expect(done == Array(1...10))
  }

  @Test("A dark scheme has a black background") func darkBackground() throws {
    var clip = Clip.tiny(Script(steps: [], duration: 0.1)) { Color.primary }
    let light = try pictures(clip)
    clip.stage.colorScheme = .dark
    #expect(try pictures(clip) != light)
  }

  @Test("The public export writes a file and can be cancelled") func publicExport() async throws {
    let folder = try TemporaryFolder()
    let clip = Clip.tiny(Script(steps: [], duration: 0.5)) { Color.red }
    let report = try await clip.export(to: folder.file("a.mp4"))
    #expect(report.frameCount == 5)
    #expect(try folder.contents == ["a.mp4"])
  }

  @Test("Warnings of the views come with the report") func warnings() throws {
    let folder = try TemporaryFolder()
    let clip = Clip.tiny(Script(steps: [], duration: 0.1)) { Color.red.frame(width: -1) }
    let report = try Exporter(clip).export(to: folder.file("a.mp4"))
    #expect(
      report.warnings.first
        == .other("frame(width: -1.0) is not a size and was ignored; use 0 or more."))
  }

  @Test("So do those of fonts that are not there") func fontWarnings() throws {
    let folder = try TemporaryFolder()
    let clip = Clip.tiny(Script(steps: [], duration: 0.1)) {
      Text("a").font(.custom("Intr", size: 20))
    }
    let warnings = try clip.plan().warnings
    #expect(try Exporter(clip).export(to: folder.file("a.mp4")).warnings == warnings)
    let text = try #require(warnings.first).description
    #expect(text.contains("The font 'Intr' is not installed, so 'Inter"))
    #expect(text.contains("Did you mean 'Inter'?"))
  }
}
