import Drawing
import Foundation
import Geometry
import Motion
import Testing

@testable import Views

@MainActor
@Suite struct SymbolEffectTests {
  private func played<Value>(
    _ handle: Handle<Value>, @ViewBuilder _ view: @escaping (Value) -> some View
  ) -> PlayedView {
    PlayedView(measuring: OutlinedText()) { handle.shows(view) }
  }

  /// How wide the symbol is drawn, in its own width.
  private func scale(_ view: PlayedView) -> CGFloat {
    func find(_ items: [DisplayItem], _ scale: CGFloat) -> CGFloat? {
      items.compactMap { item in
        switch item {
        case .leaf(.symbol, _): scale
        case .leaf: nil
        case .group(.transform(let matrix), let items): find(items, scale * matrix.m11)
        case .group(_, let items): find(items, scale)
        }
      }.first
    }
    return find(view.graph.displayList().items, 1) ?? 0
  }

  @Test func aSymbolBouncesWhenTheValueChangesAndOnlyThen() {
    let handle = Handle(0)
    let view = played(handle) { Image(systemName: "dog").symbolEffect(.bounce, value: $0) }
    view.advance(to: 0.2)
    #expect(scale(view) == 1)
    view.change { handle.value = 1 }
    view.advance(to: 0.383)
    #expect(abs(scale(view) - 1.253) < 0.01)
    view.advance(to: 1)
    #expect(scale(view) == 1)
    #expect(view.graph.isSettled)
  }

  /// Widths of the dog in the recording, of 91 at rest, and frames after the first that moved.
  @Test(arguments: [(5.0, 101.0), (11, 114), (16, 106), (20, 91), (24, 83), (31, 87), (38, 91)])
  func theBounceFollowsTheRecording(_ frame: Double, _ width: Double) {
    let look = SymbolMotion.look(of: .bounce(up: true), at: frame / 60)
    #expect(abs(Double(look.scale) * 91 - width) < 2.5)
  }

  @Test func effectsReachSymbolsInsideTheViewTheyAreAskedOf() {
    let handle = Handle(0)
    let view = played(handle) { count in
      Label("Pet", systemImage: "dog").symbolEffect(.bounce, value: count)
    }
    view.change { handle.value = 1 }
    view.advance(to: 0.18)
    #expect(scale(view) > 1.2)
  }

  @Test func removedEffectsLeaveTheSymbolAlone() {
    let handle = Handle(0)
    let view = played(handle) { count in
      Image(systemName: "dog").symbolEffectsRemoved().symbolEffect(.bounce, value: count)
    }
    view.change { handle.value = 1 }
    view.advance(to: 0.18)
    #expect(scale(view) == 1)
  }

  @Test func anActiveEffectGoesOnAndEndsWithItsCycle() {
    let handle = Handle(true)
    let view = played(handle) { Image(systemName: "dog").symbolEffect(.breathe, isActive: $0) }
    view.advance(to: 0.9)
    #expect(abs(scale(view) - 1.12) < 0.001)
    #expect(view.graph.runsForever)
    view.change { handle.value = false }
    #expect(abs(scale(view) - 1.12) < 0.001)
    view.advance(to: 2)
    #expect(scale(view) == 1)
    #expect(view.graph.isSettled)
  }

  @Test func aScaleEffectHolds() {
    let handle = Handle(false)
    let view = played(handle) { Image(systemName: "dog").symbolEffect(.scale.up, isActive: $0) }
    view.change { handle.value = true }
    view.advance(to: 2)
    #expect(abs(scale(view) - 1.25) < 0.001)
    #expect(view.graph.isSettled)
  }

  @Test func aDisappearedSymbolKeepsItsPlace() {
    let handle = Handle(false)
    let view = played(handle) { isActive in
      HStack(spacing: 0) {
        Image(systemName: "dog").symbolEffect(.disappear, isActive: isActive)
        Square()
      }
    }
    let before = view.frame(of: .red)
    view.change { handle.value = true }
    view.advance(to: 2)
    #expect(scale(view) == 0)
    #expect(view.frame(of: .red) == before)
  }

  @Test func optionsRepeatAndSpeedUp() {
    let handle = Handle(0)
    let view = played(handle) {
      Image(systemName: "dog").symbolEffect(.bounce, options: .repeat(2).speed(2), value: $0)
    }
    view.change { handle.value = 1 }
    // The second of two runs, each half as long as usual, is at its height.
    view.advance(to: 0.633 / 2 + 0.183 / 2)
    #expect(abs(scale(view) - 1.253) < 0.01)
    view.advance(to: 0.7)
    #expect(scale(view) == 1)
  }

  @Test(arguments: [
    SymbolEffectConfiguration.Motion.bounce(up: false), .pulse, .breathe(fades: true),
    .variableColor(cumulative: false, reversing: true, hidesInactive: false),
    .wiggle(.turn(clockwise: true)), .wiggle(.shift(angle: 0)), .rotate(clockwise: true),
  ])
  func everyCycleMovesAndComesBack(_ motion: SymbolEffectConfiguration.Motion) {
    let duration = SymbolMotion.duration(of: motion)
    #expect(SymbolMotion.look(of: motion, at: duration * 0.4) != .plain)
    #expect(SymbolMotion.look(of: motion, at: 0) == .plain)
    #expect(SymbolMotion.look(of: motion, at: duration) == .plain)
  }
}
