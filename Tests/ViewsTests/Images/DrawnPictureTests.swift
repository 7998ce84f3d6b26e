import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Pictures that a renderer made of views.
@MainActor
@Suite("Drawn pictures")
struct DrawnPictureTests {
  private func picture(_ color: Color = .red) throws -> CGImage {
    let renderer = ImageRenderer(content: color.frame(width: 20, height: 10))
    renderer.scale = 2
    var image: CGImage?
    let played = PlayedView { Color.clear }
    played.change { image = renderer.cgImage }
    return try #require(image)
  }

  @Test("An image has the renderer's pixels, and so many points as it is told") func scales() throws
  {
    let image = try picture()
    #expect(image.width == 40 && image.height == 20)
    func size(_ shown: Image) -> CGSize? { PlayedView { shown }.frame(of: .red)?.size }
    #expect(size(Image(image, scale: 2, label: Text("a"))) == CGSize(width: 20, height: 10))
    #expect(size(Image(decorative: image, scale: 1)) == CGSize(width: 40, height: 20))
    #expect(
      size(Image(uiImage: UIImage(cgImage: image, scale: 4, orientation: .up)))
        == CGSize(width: 10, height: 5))
    #expect(size(Image(uiImage: UIImage(cgImage: image))) == CGSize(width: 40, height: 20))
  }

  @Test("Two pictures of the same things are the same") func equality() throws {
    let (one, same, other) = try (picture().picture, picture().picture, picture(.blue).picture)
    #expect(one == same && one != other)
    #expect(Set([one, same, other]).count == 2)
    #expect(one.scaled(by: 1) === one && one.scaled(by: 0) === one)
  }

  @Test("A renderer's image knows its pixels; no other does, and no file is written")
  func images() throws {
    let image = UIImage(cgImage: try picture())
    #expect(image.cgImage?.width == 40)
    #expect(image.pngData() == nil && image.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(data: Data([1])) == nil)
    #expect(UIImage().cgImage == nil && UIImage().size == .zero)
    let played = PlayedView { Color.clear }
    var size = CGSize.zero
    played.change { size = image.size }
    #expect(size == CGSize(width: 40, height: 20))
    #expect(CGContext(URL(fileURLWithPath: "/a.pdf") as CFURL, mediaBox: nil, nil) == nil)
  }
}
