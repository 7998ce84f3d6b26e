import Foundation
import Motion
import Movie
import Pixels
import Raster
import TestSupport
import Testing

@testable import Studio
@testable import Views

/// Several files of one clip, and files that may only be so large.
@MainActor
@Suite("Several outputs", .serialized)
struct SeveralOutputsTests {
  private let folder = Result { try TemporaryFolder() }
  private func file(_ name: String) throws -> String { try folder.get().file(name) }
  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: file(name)))
  }

  private var clip: Clip {
    var clip = Clip("a", stage: Stage(size: CGSize(width: 80, height: 60), scale: 1)) {
      ToggleDemo(animation: .bouncy, transition: .scale.combined(with: .opacity))
    }
    clip.script = Script(steps: [Tap().at(0.1), WaitUntilSettled()])
    return clip
  }

  @Test("Each is what it would be alone") func asAlone() throws {
    let names = ["a.mp4", "a.gif", "a.webm", "a.apng"]
    let reports = try Exporter(clip).export(to: names.map(file))
    #expect(reports.map(\.path) == (try names.map(file)))
    #expect(reports.map(\.frameRate) == ["60", "50", "60", "60"])
    for (name, report) in zip(names, reports) {
      let alone = try Exporter(clip).export(to: file("alone-" + name))
      #expect(try bytes(name) == bytes("alone-" + name), "\(name)")
      #expect(alone.frameCount == report.frameCount && alone.byteCount == report.byteCount)
    }
  }

  @Test("Those of one rate are one play") func onePlay() throws {
    var clip = clip
    clip.frameRate = 50
    let before = clip.runs.count
    _ = try Exporter(clip).export(to: [file("one.mp4")])
    let alone = clip.runs.count - before
    _ = try Exporter(clip).export(to: ["a.mp4", "a.gif", "a.webm"].map(file))
    #expect(clip.runs.count - before == 2 * alone)
  }

  @Test("Where one cannot be written, none is") func allOrNone() throws {
    #expect(throws: MovieError.self) {
      try Exporter(clip).export(to: [file("a.mp4"), file("none/a.webm")])
    }
    #expect(throws: MovieError.sameOutput(path: try file("a.mp4"))) {
      try Exporter(clip).export(to: [file("a.mp4"), file("a.mp4")])
    }
    #expect(try folder.get().contents.isEmpty)
  }

  @Test("A codec is that of the files that can hold it") func codecs() throws {
    var options = ExportOptions()
    options.movie.codec = .hevc
    _ = try Exporter(clip, options: options).export(to: [file("a.mp4"), file("a.gif")])
    #expect(try MovieFacts.read(file("a.mp4")).codec == "hevc")
    #expect(throws: MovieError.self) {
      try Exporter(clip, options: options).export(to: [file("b.gif")])
    }
  }

  @Test("The best quality that fits is found") func maxBytes() throws {
    let whole = try Exporter(clip).export(to: file("whole.mp4")).byteCount
    var options = ExportOptions()
    options.maxBytes = whole * 9 / 10
    let small = try Exporter(clip, options: options).export(to: file("a.mp4")).byteCount
    #expect(small <= whole * 9 / 10)
    try Exporter(clip, options: options).export(to: file("b.mp4"))
    #expect(try bytes("a.mp4") == bytes("b.mp4"))
    // It is one of the qualities, and the next better one is too large.
    var sizes: [Int] = []
    for crf in 18...51 {
      var fixed = ExportOptions()
      fixed.movie.crf = Double(crf)
      sizes.append(try Exporter(clip, options: fixed).export(to: file("c.mp4")).byteCount)
      if try bytes("c.mp4") == bytes("a.mp4") { break }
    }
    #expect(sizes.last == small)
    #expect(sizes.dropLast().last.map { $0 > whole * 9 / 10 } == true, "\(sizes)")
  }

  @Test("What does not fit at the worst says what would") func tooManyBytes() throws {
    var options = ExportOptions()
    options.maxBytes = 100
    #expect {
      try Exporter(clip, options: options).export(to: file("a.mp4"))
    } throws: { error in
      guard case MovieError.tooManyBytes(_, let bytes, 100, .worstQuality) = error else {
        return false
      }
      return bytes > 100
    }
    #expect {
      try Exporter(clip, options: options).export(to: file("a.gif"))
    } throws: { error in
      guard case MovieError.tooManyBytes(_, _, 100, .noQuality("GIF")) = error else { return false }
      return true
    }
    #expect(try folder.get().contents.isEmpty)
  }

  @Test("A width is the picture's, with an even height", arguments: [30, 120, 202])
  func width(_ width: Int) throws {
    var options = ExportOptions()
    options.width = width
    let plain = try Exporter(clip, options: options).export(to: file("a.mp4"))
    #expect(plain.pixelWidth == width)
    #expect(plain.pixelHeight % 2 == 0 && abs(plain.pixelHeight - width * 3 / 4) <= 1)
    var dressed = clip
    dressed.stage = .iPhone15Pro
    for canvas in [Look.Canvas.fullHD, .auto] {
      dressed.look = .documentation
      dressed.look?.canvas = canvas
      let report = try Exporter(dressed, options: options).export(to: file("b.mp4"))
      #expect(report.pixelWidth == width, "\(canvas)")
    }
  }

  @Test("A poster is the frame itself") func poster() throws {
    var options = ExportOptions()
    options.poster = try file("poster.png")
    options.renderer = .software
    _ = try Exporter(clip, options: options).export(to: [file("a/*.png")])
    var moments = PosterFrame()
    let plan = try clip.plan(measuring: FontBook()) { moments.look(at: $0) }
    let index = moments.index(in: 0...(plan.frameCount - 1))
    let frame = try Bitmap.decode(png: bytes("a/" + PictureName.of(index)))
    let poster = try Bitmap.decode(png: bytes("poster.png"))
    #expect(frame.withUnsafeBytes { Array($0) } == poster.withUnsafeBytes { Array($0) })
    #expect(index > 0 && index < plan.frameCount - 1)
  }

  @Test("Nothing behind a look is nothing in the file, and a warning where it cannot be")
  func clear() throws {
    var clip = clip
    clip.look = Look(canvas: .auto, backdrop: .clear, padding: 0, shell: .none, pointer: .none)
    clip.look?.statusBar = false
    let reports = try Exporter(clip).export(to: [file("a.webm"), file("a.mp4"), file("p/*.png")])
    #expect(reports[0].warnings.isEmpty)
    #expect(
      reports[1].warnings == [
        .other(
          "MP4 knows no transparency here, so that what is clear in the clip is black in it. "
            + "WebM with VP9, APNG, WebP, PNG pictures and ProRes know it.")
      ])
    let picture = try Bitmap.decode(png: bytes("p/frame-00000.png"))
    #expect(picture.withUnsafeBytes { $0[3] } == 0)
  }
}
