import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

@MainActor
@Suite("Pictures that are made of views")
struct ImageRendererTests {
  private struct Rendering: View {
    let show: (ImageRenderer<AnyView>) -> AnyView
    @State private var picture: AnyView?

    var body: some View {
      ZStack { picture }
        .onAppear {
          let view = Color.red.frame(width: 20, height: 10)
          picture = show(ImageRenderer(content: AnyView(view)))
        }
    }
  }

  private func played(_ show: @escaping (ImageRenderer<AnyView>) -> AnyView) -> PlayedView {
    PlayedView { Rendering(show: show) }
  }

  @Test("A picture has its view's size and look, in whatever size it is shown") func sizes() {
    let plain = played { AnyView($0.uiImage.map { Image(uiImage: $0) }) }
    #expect(plain.frame(of: .red) == CGRect(x: 40, y: 45, width: 20, height: 10))
    let large = played { AnyView($0.uiImage.map { Image(uiImage: $0).resizable() }) }
    #expect(large.frame(of: .red) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(large.graph.warnings.isEmpty)
  }

  @Test("Its pixels are counted by the scale") func pixels() {
    let played = played { renderer in
      renderer.scale = 3
      let image = renderer.cgImage
      #expect(image?.width == 60 && image?.height == 30)
      #expect(renderer.uiImage?.size == CGSize(width: 20, height: 10))
      var size = CGSize.zero
      renderer.render { measured, _ in size = measured }
      #expect(size == CGSize(width: 20, height: 10))
      return AnyView(image.map { Image(decorative: $0, scale: 6) })
    }
    #expect(played.frame(of: .red)?.size == CGSize(width: 10, height: 5))
  }

  @Test("It takes the size that is proposed, and none is no picture") func proposals() {
    let played = played { renderer in
      renderer.content = AnyView(Color.red)
      renderer.proposedSize = ProposedViewSize(width: 30, height: 40)
      let image = renderer.uiImage
      renderer.content = AnyView(EmptyView())
      #expect(renderer.uiImage == nil)
      return AnyView(image.map { Image(uiImage: $0) })
    }
    #expect(played.frame(of: .red)?.size == CGSize(width: 30, height: 40))
  }

  @Test("It speaks the clip's language") func language() {
    struct Amount: View {
      @State private var picture: Image?

      var body: some View {
        ZStack { picture }
          .onAppear {
            let content = Text(1234.5, format: .number)
            picture = ImageRenderer(content: content).uiImage.map { Image(uiImage: $0) }
          }
      }
    }
    var canvas = GraphCanvas(size: CGSize(width: 100, height: 100))
    canvas.locale = Locale(identifier: "de_DE")
    let graph = ViewGraph(Amount(), canvas: canvas, measuring: FixedWidthText())
    #expect(PlayedView(graph: graph).text.contains("\"1.234,5\""))
  }
}
