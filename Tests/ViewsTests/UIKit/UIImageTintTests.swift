import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Tinted images of UIKit")
struct UIImageTintTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func text(_ image: UIImage) -> String {
    PlayedView { Image(uiImage: image).foregroundStyle(.blue) }.text
  }

  @Test("A symbol keeps its tint where it is not a template, as on a device") func symbol() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(text(star.withTintColor(red, renderingMode: .alwaysOriginal)).contains("#FF0000FF"))
    #expect(!text(star.withTintColor(red)).contains("#FF0000FF"))
    #expect(!text(star.withTintColor(red, renderingMode: .alwaysTemplate)).contains("#FF0000FF"))
    #expect(UIImage().withTintColor(red).cgImage == nil)
  }

  @Test("A picture becomes the tint in its own outline") func picture() {
    var image = UIImage()
    PlayedView { Color.clear }.change {
      image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
    #expect(text(image.withTintColor(red)).contains("mask"))
    #expect(text(image.withTintColor(red)).contains("#FF0000FF"))
    #expect(!text(image.withTintColor(red, renderingMode: .alwaysTemplate)).contains("#FF0000FF"))
  }
}
