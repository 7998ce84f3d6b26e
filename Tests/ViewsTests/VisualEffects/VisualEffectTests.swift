import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("visualEffect, scrollTransition, onGeometryChange")
struct VisualEffectTests {
  private let isMoved = Handle(false)

  @Test("Effects may depend on the view's size, and animate") func animated() {
    let played = PlayedView {
      isMoved.shows { isMoved in
        Square().visualEffect { content, proxy in
          content.offset(x: isMoved ? proxy.size.width : 0)
        }
      }
    }
    #expect(played.frame(of: .red)?.minX == 40)
    played.animate { isMoved.value = true }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minX == 50)
    played.advance(to: 2)
    #expect(played.frame(of: .red)?.minX == 60)
  }

  private struct Slip: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.visualEffect { content, proxy in
        content.offset(x: proxy.size.width * phase.value)
      }
    }
  }

  @Test("A transition made of them starts from its first phase and ends in its last")
  func transition() {
    let played = PlayedView {
      ZStack { isMoved.shows { if $0 { Square().transition(Slip()) } } }
    }
    played.animate { isMoved.value = true }
    #expect(played.frame(of: .red)?.minX == 20)
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minX == 30)
    played.advance(to: 2)
    #expect(played.frame(of: .red)?.minX == 40)
    played.animate { isMoved.value = false }
    played.advance(to: 2.5)
    #expect(played.frame(of: .red)?.minX == 50)
    played.advance(to: 4)
    #expect(played.frame(of: .red) == nil)
  }

  private var scrolling: PlayedView {
    PlayedView {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in
            Rectangle().fill(row == 0 ? .red : .gray).frame(width: 100, height: 40)
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 10)
              }
          }
        }
      }
    }
  }

  /// Rule: `scroll-transition-phases`.
  @Test("A view that scrolls out of sight goes over to the phase as far as it is hidden")
  func scrollTransition() {
    let played = scrolling
    #expect(played.frame(of: .red)?.minX == 0)
    played.graph.touchDown(at: middle)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 40))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 20))
    // Half of the row is above the edge.
    #expect(played.frame(of: .red).map { abs($0.minX + 5) < 0.1 } == true)
  }

  @Test("Changes of geometry are told, first and last") func geometryChange() {
    let log = Log()
    let played = PlayedView {
      isMoved.shows { isMoved in
        Color.red.frame(width: isMoved ? 30 : 20)
          .onGeometryChange(for: Int.self) {
            Int($0.size.width)
          } action: {
            log.add("\($0)")
          }
      }
    }
    #expect(log.text == "20")
    played.change { isMoved.value = true }
    #expect(log.text == "20 30")
  }
}
