import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Previews")
struct PreviewModifierTests {
  private struct Data: PreviewModifier {
    static func makeSharedContext() async throws -> String { "shared" }

    func body(content: Content, context: String) -> some View {
      VStack {
        content
        Text(context)
      }
    }
  }

  private struct Plain: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding(10) }
  }

  @Test("A modifier of a preview waits for its context, then wraps the view") func modifier() async
  {
    let played = PlayedView { _previewed(Text("view"), .modifier(Data()), .defaultLayout) }
    for _ in 0..<1000 where !played.text.contains("shared") {
      await Task.yield()
      played.advance(to: played.graph.time + 0.01)
    }
    #expect(played.text.contains("\"view\"") && played.text.contains("\"shared\""))
  }

  @Test("A modifier needs no context") func withoutContext() async {
    let played = PlayedView { _previewed(Color.red, .modifier(Plain())) }
    for _ in 0..<1000 where played.frame(of: .red)?.minX != 10 {
      await Task.yield()
      played.advance(to: played.graph.time + 0.01)
    }
    #expect(played.frame(of: .red) == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test("A clip's stage decides about the rest") func traits() {
    let plain = PlayedView { Color.red }
    let previewed = PlayedView {
      _previewed(
        Color.red.previewLayout(.fixed(width: 20, height: 20)).previewDisplayName("Red")
          .previewDevice(PreviewDevice(rawValue: "iPad")), .sizeThatFitsLayout,
        .fixedLayout(width: 10, height: 10), .portrait, .portraitUpsideDown, .landscapeLeft,
        .landscapeRight)
    }
    #expect(previewed.text == plain.text)
  }
}
