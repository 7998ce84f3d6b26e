import ExactFrames
import Foundation
import Gallery
import Raster
import Studio
import TestSupport
import Testing

/// The gallery's demos, each beside the picture that somebody has looked at.
@MainActor
@Suite("Gallery", .serialized)
struct GalleryTests {
  private static let tools = DrawingTools()

  /// Most bytes of a kept picture: a screen full of text.
  private static let budget = 64 * 1024

  private static let reports = FileManager.default.temporaryDirectory
    .appendingPathComponent("showreel-gallery")

  @Test("Every demo looks as it did when somebody looked at it")
  func pictures() throws {
    for picture in GalleryPicture.all { try compare(picture) }
  }

  /// Drawn before any other, so that `SHOWREEL_RECORD=1` writes all of them.
  private func compare(_ picture: GalleryPicture) throws {
    let drawn = try picture.drawn(with: Self.tools)
    do {
      try GoldenRecorder.keep(drawn.pngData(), in: picture.file)
    } catch let written as GoldenRecorder.Written {
      Issue.record("\(written)")
      return
    }
    guard let data = try? Data(contentsOf: picture.file) else {
      Issue.record("\(picture.name) has no picture; SHOWREEL_RECORD=1 writes it")
      return
    }
    #expect(data.count <= Self.budget, "\(picture.name) takes \(data.count) bytes")
    let kept = try Bitmap.decode(png: data)
    if let difference = GoldenDifference(of: drawn, from: kept) {
      Issue.record("\(try difference.report(picture.name, in: Self.reports))")
    }
  }

  @Test("Every picture belongs to a demo, and no two demos to one picture")
  func names() throws {
    let names = GalleryPicture.all.map { $0.name + ".png" }
    #expect(Set(names).count == names.count)
    let kept = FileManager.default.enumerator(atPath: GalleryPicture.folder.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".png") }
    #expect(kept.map { $0.sorted() } == names.sorted())
  }

  @Test("The documentation's page shows the gallery as it is")
  func page() throws {
    try GoldenRecorder.keep(Data(FidelityPage.text.utf8), in: FidelityPage.file)
    #expect(try String(contentsOf: FidelityPage.file, encoding: .utf8) == FidelityPage.text)
  }

  @Test("Every demo's file is shown by its family")
  func files() throws {
    let demos = GalleryPicture.folder.deletingLastPathComponent()
      .appendingPathComponent("Demos")
    for family in try FileManager.default.contentsOfDirectory(atPath: demos.path) {
      let folder = demos.appendingPathComponent(family)
      let list = try String(
        contentsOf: folder.appendingPathComponent("GalleryFamily+\(family).swift"),
        encoding: .utf8)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where !file.contains("+") {
        let view = file.replacing(".swift", with: "")
        #expect(list.contains(view + "("), "\(family) does not show \(view)")
      }
    }
  }
}
