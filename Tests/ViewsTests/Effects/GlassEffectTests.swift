import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Glass")
struct GlassEffectTests {
  private struct Piece: View {
    let glass: Glass
    @Namespace private var namespace

    var body: some View {
      GlassEffectContainer(spacing: 8) {
        Square(color: .red).glassEffect(glass, in: .circle)
          .glassEffectID("a", in: namespace).glassEffectUnion(id: "b", namespace: namespace)
          .glassEffectTransition(.materialize)
      }
      .backgroundExtensionEffect()
    }
  }

  @Test("A view stands on a piece of glass of its size, and without any where it says so")
  func glass() {
    let none = PlayedView { Square(color: .red) }
    #expect(PlayedView { Piece(glass: .identity) }.text == none.text)
    let tinted = PlayedView { Piece(glass: .regular.tint(.blue).interactive()) }
    let tint = Color.blue.opacity(0.75)
    #expect(tinted.frame(of: tint)?.size == none.frame(of: .red)?.size)
    #expect(tinted.frame(of: .red) == none.frame(of: .red))
  }

  @Test("How a piece comes may be said as the first releases for developers had it")
  func earlyTransition() {
    let early = GlassEffectTransition.matchedGeometry(properties: [.position], anchor: .leading)
    #expect(early == .matchedGeometry)
  }

  @Test("A container of glass is one view, in which several lie upon each other") func container() {
    let played = PlayedView {
      VStack {
        GlassEffectContainer {
          Square()
          Square(color: .blue)
        }
      }
    }
    #expect(played.frame(of: .red) == played.frame(of: .blue))
  }

  /// A row of two, of which the second comes and goes.
  private struct Row: View {
    let isOpen: Bool
    @Namespace private var namespace

    var body: some View {
      GlassEffectContainer {
        HStack(spacing: 40) {
          Square(color: .red).glassEffect().glassEffectID("a", in: namespace)
          if isOpen { Square(color: .blue).glassEffect().glassEffectID("b", in: namespace) }
        }
      }
    }
  }

  @Test("A piece comes out of the one beside it, and goes back into it") func flow() throws {
    let isOpen = Handle(false)
    let played = PlayedView { isOpen.shows { Row(isOpen: $0) } }
    let middle = try #require(played.frame(of: .red)).midX
    played.animate { isOpen.value = true }
    played.advance(to: 0.5)
    let half = try #require(played.frame(of: .blue))
    played.advance(to: 1.5)
    let whole = try #require(played.frame(of: .blue))
    #expect(abs(half.midX - (middle + whole.midX) / 2) < 1)
    #expect(half.width < whole.width * 0.9)
    played.animate { isOpen.value = false }
    played.advance(to: 2)
    let leaving = try #require(played.frame(of: .blue))
    #expect(leaving.midX < whole.midX - 5 && leaving.width < whole.width * 0.9)
    played.advance(to: 3)
    #expect(played.frame(of: .blue) == nil)
  }

  @Test("Views share one piece as large as all of them, in a container alone") func union() {
    struct Pair: View {
      @Namespace private var namespace

      var body: some View {
        HStack(spacing: 10) {
          ForEach(0..<3) { index in
            Square().glassEffect(.regular.tint(.blue), in: .rect)
              .glassEffectUnion(id: index < 2 ? "pair" : "other", namespace: namespace)
          }
        }
      }
    }
    let tint = Color.blue.opacity(0.75)
    func widths(@ViewBuilder _ view: @escaping () -> some View) -> [CGFloat] {
      PlayedView(view).frames(of: tint).map(\.width).sorted()
    }
    #expect(widths { GlassEffectContainer { Pair() } } == [20, 50])
    #expect(widths { Pair() } == [20, 20, 20])
  }

  @Test("What begins where the safe area does goes on beyond it, mirrored") func beyondEdges() {
    func reds(above: CGFloat, scrolls: Bool = true, isEnabled: Bool = true) -> [CGRect] {
      let view = VStack(spacing: 0) {
        if above > 0 { Color.blue.frame(height: above) }
        Color.red.frame(height: 50).backgroundExtensionEffect(isEnabled: isEnabled)
        if !scrolls { Spacer(minLength: 0) }
      }
      let played = PlayedView(
        size: CGSize(width: 100, height: 200),
        safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
      ) {
        if scrolls { ScrollView { view } } else { view }
      }
      played.advance(to: 0.1)
      return played.frames(of: .red)
    }
    for scrolls in [false, true] {
      #expect(Set(reds(above: 0, scrolls: scrolls).map { $0.minY.rounded() }) == [-30, 20])
      #expect(reds(above: 30, scrolls: scrolls).map { $0.minY.rounded() } == [50])
    }
    #expect(reds(above: 0, isEnabled: false).count == 1)
  }
}
