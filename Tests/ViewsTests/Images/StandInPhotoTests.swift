import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@Suite("Pictures in place of those on the web")
struct StandInPhotoTests {
  @Test(arguments: [
    ("https://picsum.photos/id/10/300/200", 300.0, 200.0),
    ("https://picsum.photos/400", 400, 400), ("https://a.example/600x450.png", 600, 450),
    ("https://a.example/p.jpg?w=320&h=240", 320, 240),
    ("https://a.example/photo-153.jpg", 600, 400), ("https://a.example/9/9", 600, 400),
  ])
  func areAsLargeAsTheAddressSays(address: String, width: Double, height: Double) {
    #expect(StandInPhoto(of: address).size == CGSize(width: width, height: height))
  }

  @Test("Two addresses have two colors, the same every time") func colors() {
    let one = StandInPhoto(of: "https://a.example/1.png")
    #expect(one.hue == StandInPhoto(of: "https://a.example/1.png").hue)
    #expect(one.hue != StandInPhoto(of: "https://a.example/2.png").hue)
    #expect(0...1 ~= one.hue)
  }

  @Test("An image from the web has its placeholder first, and then a picture, with a warning")
  @MainActor func loading() {
    let url = URL(string: "https://a.example/40x20.png")
    let played = PlayedView {
      AsyncImage(url: url) { image in
        image
      } placeholder: {
        Color.red.frame(width: 9, height: 9)
      }
    }
    #expect(played.frame(of: .red) != nil)
    played.advance(to: 1)
    #expect(played.frame(of: .red) == nil && played.text.contains("40x20"))
    #expect(
      played.graph.warnings == [
        "AsyncImage shows a drawn landscape for https://a.example/40x20.png: a clip has no network. "
          + "Put the picture beside the code and name its file to show it."
      ])
  }

  @Test("A picture is drawn as a canvas is, and as sharp in any size") @MainActor func drawn() {
    func red(_ size: CGSize) -> Image {
      Image(size: size, label: Text("Red")) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
      }
    }
    let played = PlayedView { red(CGSize(width: 20, height: 10)) }
    #expect(played.text.contains("20x10"), "\(played.text)")
    let none = PlayedView { red(CGSize(width: CGFloat.nan, height: -3)) }
    #expect(none.graph.warnings.isEmpty)
  }
}
