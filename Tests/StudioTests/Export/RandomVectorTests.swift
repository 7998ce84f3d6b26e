import Compositing
import Drawing
import ExactFrames
import Foundation
import Pixels
import Raster
import TestSupport
import Testing
import Vectors

@testable import Movie

/// Random display lists as a document of shapes: librsvg's pictures of it are those that are composited.
@MainActor
struct RandomVectorTests {
  private static let fonts = FontBook()

  @Test(arguments: 1...8) func randomScenes(_ seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let scene = RandomScene(seed: seed, effects: .ofShapes)
    let size = PixelSize(
      width: Int(RandomScene.size.width * scene.scale),
      height: Int(RandomScene.size.height * scene.scale))
    let movie = VectorMovie(fonts: Self.fonts)
    for list in scene.lists { movie.append([list]) }
    #expect(movie.obstacles.isEmpty)
    let page = VectorPage(
      width: size.width, height: size.height, scale: scene.scale, background: .white, rate: (10, 1),
      mark: ClipMark.text)
    let file = try DocumentWriter(path: folder.file("a.svg"))
    _ = try file.complete(movie.document(page))
    try file.commit()

    let pictures = try PictureSources.source(of: folder.file("a.svg"))
    let compositor = try Compositor(
      size: size, scale: scene.scale, painter: LeafPainter(fonts: Self.fonts))
    var next = try pictures.next()
    var shown: Bitmap?
    for (index, list) in scene.lists.enumerated() {
      if let picture = next, picture.start == ExactTime(index, 10) {
        shown = Bitmap(picture)
        next = try pictures.next()
      }
      let drawn = try compositor.draw(list, background: .white)
      let difference = GrossDifference(drawn, try #require(shown))
      let all = drawn.width / 8 * (drawn.height / 8)
      #expect(difference.squares * 100 <= all, "list \(index) of scene \(seed)")
    }
    #expect(next == nil)
  }
}

extension Bitmap {
  fileprivate convenience init(_ picture: MoviePicture) {
    self.init(width: picture.size.width, height: picture.size.height)
    let row = picture.size.width * 4
    picture.pixels.withUnsafeBytes { bytes in
      guard let pixels = bytes.baseAddress else { return }
      for y in 0..<picture.size.height {
        (start + y * stride).copyMemory(from: pixels + y * row, byteCount: row)
      }
    }
  }
}
