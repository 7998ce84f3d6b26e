import Foundation
import Motion
import Testing

@testable import ViewEngine
@testable import Views

/// A transition reads the environment and keeps state where it is applied.
@MainActor
@Suite("Properties of transitions")
struct TransitionPropertyTests {
  private struct Fading: Transition {
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : isEnabled ? 0.5 : 0)
    }
  }

  private struct Counting: Transition {
    @State private var seen = 0

    func body(content: Content, phase: TransitionPhase) -> some View {
      content
        .onChange(of: phase, initial: true) { seen += 1 }
        .overlay { Text("\(seen) phases") }
    }
  }

  @Test("A transition of an author's reads what is set around it", arguments: [false, true])
  func environment(_ isDisabled: Bool) {
    let isShown = Handle(true)
    let played = PlayedView {
      isShown.shows { isShown in
        VStack { if isShown { Color.red.transition(Fading()) } }.disabled(isDisabled)
      }
    }
    played.animate { isShown.value = false }
    played.advance(to: 0.5)
    // Half of the way to where it goes.
    #expect(played.text.contains(isDisabled ? "opacity 0.50" : "opacity 0.75"), "\(played.text)")
  }

  @Test("So does one that is combined with another, or applied by hand") func combined() {
    let played = PlayedView {
      Fading().apply(content: Color.red, phase: .didDisappear).disabled(true)
    }
    #expect(played.text.contains("opacity 0.00"), "\(played.text)")
    let isShown = Handle(true)
    let both = PlayedView {
      isShown.shows { isShown in
        VStack { if isShown { Color.red.transition(Fading().combined(with: .scale)) } }
          .disabled(true)
      }
    }
    both.animate { isShown.value = false }
    both.advance(to: 0.5)
    #expect(both.text.contains("opacity 0.50"), "\(both.text)")
  }

  @Test("Its state lasts from phase to phase") func state() {
    let phase = Handle(TransitionPhase.willAppear)
    let played = PlayedView {
      phase.shows { Counting().apply(content: Color.red, phase: $0) }
    }
    #expect(played.text.contains("\"1 phases\""), "\(played.text)")
    played.change { phase.value = .identity }
    #expect(played.text.contains("\"2 phases\""), "\(played.text)")
  }
}
