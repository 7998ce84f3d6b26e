import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Phases one after another.
@MainActor
@Suite("PhaseAnimator")
struct PhaseAnimatorTests {
  private let count = Handle(0)

  private func offset(_ played: PlayedView) -> Double? {
    played.frame(of: .red).map { $0.minX - 40 }
  }

  /// Rule: `phase-animator-cycles`.
  @Test("The first phase is shown at once, then each with its own animation, forever")
  func cycles() {
    let played = PlayedView {
      Square().phaseAnimator([0.0, 20, 40]) { content, phase in
        content.offset(x: phase)
      } animation: { phase in
        phase == 0 ? nil : .linear(duration: phase / 20)
      }
    }
    #expect(offset(played) == 0)
    played.advance(to: 0.5)
    #expect(offset(played) == 10)
    played.advance(to: 1)
    #expect(offset(played) == 20)
    played.advance(to: 2)
    #expect(abs((offset(played) ?? 0) - 30) < 0.5)
    // The way back is a jump, and a new round begins a frame later.
    played.advance(to: 3.075)
    #expect(offset(played) == 0)
    played.advance(to: 3.75)
    #expect((offset(played) ?? 0) > 10)
    #expect(played.graph.runsForever)
  }

  /// Rule: `phase-after-a-curve`.
  @Test("After a curve the next phase begins two frames later, every time") func afterACurve() {
    let log = Log()
    let played = PlayedView {
      Square().phaseAnimator([1.0, 1.5]) { content, phase in
        log.add("\(phase)")
        return content.scaleEffect(phase)
      } animation: { _ in
        .easeInOut(duration: 0.3)
      }
    }
    var frames: [Int] = []
    var begun = log.text
    for frame in 1...200 {
      played.advance(to: Double(frame) / 60)
      if log.text != begun { frames.append(frame) }
      begun = log.text
    }
    // The recording has 14.43 frames from a crossing 5.5 frames after a phase's beginning.
    let lengths = Set(zip(frames, frames.dropFirst()).map { $1 - $0 })
    #expect(lengths == [20])
  }

  /// Rule: `phase-trigger-runs-one-round`.
  @Test("With a trigger each change runs one round that ends in the first phase")
  func triggered() {
    let played = PlayedView {
      count.shows { count in
        PhaseAnimator([0.0, 30], trigger: count) { phase in
          Square().offset(x: phase)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    played.advance(to: 2)
    #expect(offset(played) == 0)
    #expect(played.graph.isSettled)
    played.change { count.value += 1 }
    played.advance(to: 2.5)
    #expect(offset(played) == 15)
    played.advance(to: 3.5)
    #expect(abs((offset(played) ?? 0) - 15) < 1.5)
    played.advance(to: 5)
    #expect(offset(played) == 0)
    #expect(played.graph.isSettled)
  }

  /// Rule: `phase-step-ends-logically`.
  @Test("A phase that changes nothing is over after a frame") func nothingToAnimate() {
    let played = PlayedView {
      PhaseAnimator([0, 1, 2]) { phase in Square(color: phase == 2 ? .blue : .red) }
    }
    #expect(played.graph.warnings.isEmpty)
    played.advance(to: 0.1)
    #expect(played.graph.warnings.isEmpty)
  }

  @Test("The animation ends with the view") func ends() {
    let isShown = Handle(true)
    let played = PlayedView {
      isShown.shows { isShown in
        if isShown { Square().phaseAnimator([1, 2.0]) { $0.scaleEffect($1) } }
      }
    }
    played.advance(to: 1)
    #expect(played.graph.runsForever)
    played.change { isShown.value = false }
    played.advance(to: 2)
    #expect(!played.graph.runsForever)
    #expect(played.text == "")
  }
}
