import ExactFrames
import Foundation
import Raster
import Testing

/// Frames as they come out of the renderer: from views to pixels, in small.
@MainActor
@Suite("Pixel goldens", .serialized)
struct PixelGoldenTests {
  private static let tools = DrawingTools()
  private static let references = Result { try ReferencePicture.all(with: tools) }

  /// The names, which every machine knows before anything is drawn.
  private nonisolated static let names = [
    "blurReplace", "buttons-dark", "buttons-light", "groupOpacity", "perspective", "push",
    "rows-dark", "rows-light", "scale", "shapes", "values-dark", "values-light",
  ]

  private func reference(_ name: String) throws -> ReferencePicture {
    try #require(try Self.references.get().first { $0.name == name })
  }

  @Test("The renderer that every machine has", arguments: names)
  func software(_ name: String) throws {
    try PixelGolden.expect(
      reference(name).drawn(on: .software, with: Self.tools), isLike: name)
  }

  /// Not software's picture: that one moves things by whole pixels.
  @Test("The renderer that draws clips here", arguments: names)
  func usual(_ name: String) throws {
    let isAccelerated = try Self.tools.facts(of: .auto).isAccelerated
    let kept = isAccelerated ? "opengl/" + name : name
    let picture = try reference(name).drawn(on: .auto, with: Self.tools)
    try PixelGolden.expect(picture, isLike: kept)
  }

  @Test("Both renderers' kept pictures show the same things", arguments: names)
  func kept(_ name: String) throws {
    let difference = GrossDifference(
      try PixelGolden.kept(name), try PixelGolden.kept("opengl/" + name))
    #expect(!difference.isGross, "\(difference)")
  }

  @Test("Every picture belongs to a test and keeps to its budget") func noOrphans() throws {
    #expect(PixelGolden.names(in: "") == Self.names.map { $0 + ".png" })
    #expect(PixelGolden.names(in: "opengl") == Self.names.map { $0 + ".png" })
    #expect(try Self.references.get().map(\.name).sorted() == Self.names)
  }
}
