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
}
