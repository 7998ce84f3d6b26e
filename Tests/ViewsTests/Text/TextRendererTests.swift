import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Text renderers")
struct TextRendererTests {
  private struct Loud: TextAttribute {}

  /// Fades what is loud, and leaves the rest out.
  private struct Fade: TextRenderer {
    var progress: Double

    var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for run in layout.joined() where run[Loud.self] != nil {
        for slice in run {
          var copy = context
          copy.opacity = progress
          copy.draw(slice)
        }
      }
    }
  }

  private struct FadeTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.textRenderer(Fade(progress: phase.isIdentity ? 1 : 0))
    }
  }

  private let text = Text("a") + Text("bc").customAttribute(Loud())

  @Test("A renderer draws glyph by glyph, by its runs' attributes") func glyphs() {
    let played = PlayedView(measuring: OutlinedText()) {
      text.textRenderer(Fade(progress: 0.25))
    }
    #expect(played.text.components(separatedBy: "opacity 0.25").count == 3)
  }

  private final class Kept {
    var bounds: [Text.Layout.TypographicBounds] = []
  }

  /// Draws each slice by itself, and keeps their boxes.
  private struct Boxes: TextRenderer {
    let kept: Kept

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for slice in layout.joined().joined() {
        kept.bounds.append(slice.typographicBounds)
        var copy = context
        copy.opacity = 0.5
        copy.draw(slice)
      }
    }
  }

  @Test("An image in a text is a slice of its own") func images() {
    let kept = Kept()
    let played = PlayedView(measuring: OutlinedText()) {
      (Text("a") + Text(Image(systemName: "star")) + Text("\(Image(systemName: "heart"))b"))
        .foregroundStyle(.red).textRenderer(Boxes(kept: kept))
    }
    #expect(played.text.components(separatedBy: "opacity 0.5").count == 5)
    #expect(played.text.contains("symbol star") && played.text.contains("symbol heart"))
    #expect(kept.bounds.suffix(4).allSatisfy { $0.ascent > 0 && $0.width > 0 })
  }

  @Test("Its data animates, in a transition too") func transition() {
    struct Coming: View {
      let text: Text
      @State private var isShown = false

      var body: some View {
        VStack {
          if isShown { text.transition(FadeTransition()) }
          Color.red.onTapGesture { withAnimation(.linear(duration: 1)) { isShown = true } }
        }
      }
    }
    let played = PlayedView(measuring: OutlinedText()) { Coming(text: text) }
    played.tap(at: CGPoint(x: 50, y: 50))
    #expect(played.text(at: 0.5).contains("opacity 0.5"))
    #expect(!played.text(at: 1.5).contains("opacity"))
  }
}
