import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
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

  /// Rule: `symbol-effects-reach-inside`.
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

  @Test(arguments: [0.02, 0.1, 0.3])
  func aValueThatChangesDuringABounceMakesOneMoreAndNoLargerOne(_ pause: Double) {
    let handle = Handle(0)
    let view = played(handle) { Image(systemName: "dog").symbolEffect(.bounce, value: $0) }
    var sizes: [CGFloat] = []
    for frame in 0..<240 {
      let time = Double(frame) / 60
      view.advance(to: time)
      sizes.append(scale(view))
      if time < 0.5, time.truncatingRemainder(dividingBy: pause) < 1.0 / 60 {
        view.change { handle.value += 1 }
      }
    }
    #expect(abs((sizes.max() ?? 0) - 1.253) < 0.01)
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { abs($0 - $1) < 0.06 })
    let bounces = zip(sizes, sizes.dropFirst()).count { $0 <= 1.2 && $1 > 1.2 }
    #expect(bounces == 2)
    #expect(view.graph.isSettled)
  }

  /// Widths of the dog in the recording, of 91 at rest, and frames after the first that moved.
  ///
  /// Rule: `bounce-curve`.
  @Test(arguments: [(5.0, 101.0), (11, 114), (16, 106), (20, 91), (24, 83), (31, 87), (38, 91)])
  func theBounceFollowsTheRecording(_ frame: Double, _ width: Double) {
    let look = SymbolMotion.look(of: .bounce(up: true), at: frame / 60)
    #expect(abs(Double(look.scale) * 91 - width) < 2.5)
  }

  /// Rule: `symbol-effects-reach-inside`.
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

  /// Rule: `symbol-effects-reach-inside`.
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

  /// Rule: `symbol-effect-amounts`.
  @Test(arguments: [
    SymbolEffectConfiguration.Motion.bounce(up: false), .pulse, .breathe(fades: true),
    .wiggle(.turn(clockwise: true)), .wiggle(.shift(angle: 0)), .rotate(clockwise: true),
  ])
  func everyCycleMovesAndComesBack(_ motion: SymbolEffectConfiguration.Motion) {
    let duration = SymbolMotion.duration(of: motion)
    #expect(SymbolMotion.look(of: motion, at: duration * 0.4) != .plain)
    #expect(SymbolMotion.look(of: motion, at: 0) == .plain)
    #expect(SymbolMotion.look(of: motion, at: duration) == .plain)
  }

  // MARK: Parts

  /// Opacities of a symbol's parts, back to front; missing ones are out of sight.
  private func partOpacities(_ view: PlayedView) -> [Int: Double] {
    var found: [Int: Double] = [:]
    func find(_ items: [DisplayItem], _ opacity: Double) {
      for item in items {
        switch item {
        case .leaf(.symbol(let symbol), _): found[symbol.part ?? -1] = opacity
        case .leaf: break
        case .group(.opacity(let own), let items): find(items, opacity * own)
        case .group(_, let items): find(items, opacity)
        }
      }
    }
    find(view.graph.displayList().items, 1)
    return found
  }

  @Test func variableColorLightsStepAfterStep() {
    let handle = Handle(false)
    let view = played(handle) {
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: $0)
    }
    #expect(partOpacities(view) == [-1: 1])
    view.change { handle.value = true }
    for step in 0..<3 {
      view.advance(to: 0.3 * Double(step) + 0.25)
      let opacities = partOpacities(view)
      #expect(opacities[0] == 1, "what is always there")
      #expect(opacities[step + 1] == 1)
      #expect((1...3).filter { opacities[$0] == 1 } == [step + 1])
    }
    #expect(view.graph.runsForever)
  }

  @Test func cumulativeStepsStayLitAndReversingOnesGoBack() {
    func lit(_ motion: VariableColorMotion, at time: Double) -> [Int] {
      (0..<3).filter { motion.look(ofStep: $0, of: 3, at: time).opacity == 1 }
    }
    let cumulative = VariableColorMotion()
    #expect(lit(cumulative, at: 0.25) == [0])
    #expect(lit(cumulative, at: 0.85) == [0, 1, 2])
    #expect(lit(cumulative, at: cumulative.duration(ofSteps: 3)) == [])
    let reversing = VariableColorMotion(cumulative: true, reversing: true)
    #expect(lit(reversing, at: 0.85) == [0, 1, 2])
    #expect(lit(reversing, at: 1.75) == [0])
    let iterative = VariableColorMotion(cumulative: false, reversing: true)
    #expect(lit(iterative, at: 0.85) == [2])
    #expect(lit(iterative, at: 1.15) == [1])
    #expect(lit(iterative, at: 1.45) == [0])
    let hidden = VariableColorMotion(cumulative: false, reversing: false, hidesInactive: true)
    #expect(hidden.look(ofStep: 2, of: 3, at: 0.25).opacity == 0)
    #expect(abs(cumulative.look(ofStep: 2, of: 3, at: 0.25).opacity - 0.3) < 1e-9)
  }

  @Test func aSymbolOfOnePieceSaysThatVariableColorChangesNothing() {
    let view = PlayedView(measuring: OutlinedText()) {
      Image(systemName: "dog").symbolEffect(.variableColor)
    }
    #expect(partOpacities(view) == [-1: 1])
    #expect(
      view.graph.warnings.contains(
        "The artwork of the symbol 'dog' is one piece, so variableColor changes nothing. "
          + "Use a symbol such as 'wifi' or 'speaker.wave.3.fill', or the effect .pulse."))
  }

  @Test func layersFollowEachOtherUnlessTheSymbolMovesAsOne() {
    func leaves(_ effect: BounceSymbolEffect) -> Int {
      let handle = Handle(0)
      let view = played(handle) { Image(systemName: "wifi").symbolEffect(effect, value: $0) }
      view.change { handle.value = 1 }
      view.advance(to: 0.1)
      return partOpacities(view).count
    }
    #expect(leaves(.bounce) == 4)
    #expect(leaves(.bounce.byLayer) == 4)
    #expect(leaves(.bounce.wholeSymbol) == 1)
  }

  /// Rule: `pulse-curve`.
  @Test func aPulseFollowsTheRecording() {
    let motion = SymbolEffectConfiguration.Motion.pulse
    #expect(SymbolMotion.duration(of: motion) == 2)
    for (time, opacity) in [(0.5, 0.65), (1, 0.3), (1.5, 0.65)] {
      #expect(abs(SymbolMotion.look(of: motion, at: time).opacity - opacity) < 1e-9)
    }
  }

  /// Rule: `pulse-curve`.
  @Test func onlyTheBadgePulses() {
    func opacities(_ name: String, _ effect: PulseSymbolEffect) -> [Int: Double] {
      let view = PlayedView(measuring: OutlinedText()) {
        Image(systemName: name).symbolEffect(effect)
      }
      view.advance(to: 1)
      return partOpacities(view).mapValues { ($0 * 1000).rounded() / 1000 }
    }
    #expect(opacities("folder.fill.badge.person.crop", .pulse) == [0: 1, 1: 0.3])
    #expect(opacities("folder.fill.badge.person.crop", .pulse.byLayer) == [0: 1, 1: 0.3])
    #expect(opacities("folder.fill.badge.person.crop", .pulse.wholeSymbol) == [-1: 0.3])
    #expect(opacities("wifi", .pulse) == [-1: 0.3])
  }

  @Test func aContinuousRotationHasNoRest() {
    let quarter = SymbolMotion.duration(of: .rotate(clockwise: true)) / 4
    let even = SymbolMotion.look(of: .rotate(clockwise: true), at: quarter, continuous: true)
    #expect(abs(even.rotation - .pi / 2) < 1e-9)
    let eased = SymbolMotion.look(of: .rotate(clockwise: false), at: quarter)
    #expect(eased.rotation < 0 && eased.rotation > -.pi / 2)
  }

  // MARK: Options

  @Test func aRepeatedEffectEndsAfterItsLastRun() {
    let view = PlayedView(measuring: OutlinedText()) {
      Image(systemName: "dog").symbolEffect(.pulse, options: .repeat(2))
    }
    view.advance(to: 3)
    #expect((partOpacities(view)[-1] ?? 1) < 0.5)
    #expect(!view.graph.runsForever)
    view.advance(to: 4.1)
    #expect(partOpacities(view) == [-1: 1])
    #expect(view.graph.isSettled)
  }

  @Test func anEffectThatDoesNotRepeatRunsOnceWhileActive() {
    let view = PlayedView(measuring: OutlinedText()) {
      Image(systemName: "dog").symbolEffect(.wiggle, options: .nonRepeating)
    }
    view.advance(to: 0.1)
    #expect(view.text.contains("transform"))
    view.advance(to: 1)
    #expect(!view.text.contains("transform"))
    #expect(view.graph.isSettled)
  }

  @Test func aDelayIsARestBetweenRuns() {
    let view = PlayedView(measuring: OutlinedText()) {
      Image(systemName: "dog").symbolEffect(.pulse, options: .repeat(.periodic(2, delay: 1)))
    }
    view.advance(to: 2.5)
    #expect(partOpacities(view) == [-1: 1])
    view.advance(to: 4)
    #expect((partOpacities(view)[-1] ?? 1) < 0.5)
  }

  // MARK: As a transition

  /// Rule: `symbol-transition-moves-symbols`.
  @Test func theTransitionMovesSymbolsAndLeavesOtherViewsAlone() {
    let isOn = Handle(false)
    let view = played(isOn) { isOn in
      HStack {
        if isOn {
          HStack {
            Image(systemName: "dog")
            Square()
          }.transition(.symbolEffect(.disappear.up))
        }
      }
    }
    view.animate { isOn.value = true }
    #expect(scale(view) == 0)
    #expect(view.frame(of: .red) != nil)
    view.advance(to: 0.5)
    #expect(abs(scale(view) - 1.15) < 0.01)
    #expect(abs((partOpacities(view)[-1] ?? 0) - 0.5) < 0.01)
    view.advance(to: 1.1)
    #expect(scale(view) == 1)
    view.animate { isOn.value = false }
    view.advance(to: 1.6)
    #expect(abs(scale(view) - 1.15) < 0.01)
    view.advance(to: 2.2)
    #expect(view.text == "")
  }

  // MARK: Colours of their own

  /// Rule: `symbol-effect-amounts`.
  @Test func symbolsHaveColorsOfTheirOwn() {
    func text(_ name: String) -> String {
      PlayedView(measuring: OutlinedText()) {
        Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.purple)
      }.text
    }
    #expect(text("heart.fill").contains("multicolor #FF3B30FF"))
    #expect(text("checkmark.circle.fill").contains("multicolor #FFFFFFFF #34C759FF"))
    #expect(text("folder.badge.plus").contains("multicolor #34C759FF #AF52DEFF"))
    #expect(text("dog").contains("monochrome #AF52DEFF"))
  }

  // MARK: Drawing

  /// The part of the symbol that is in sight, of its own width.
  private func drawn(_ view: PlayedView) -> ClosedRange<CGFloat>? {
    func find(_ items: [DisplayItem], _ clip: CGRect?) -> ClosedRange<CGFloat>? {
      items.compactMap { item in
        switch item {
        case .leaf(.symbol(let symbol), let point):
          clip.map { clip in
            (clip.minX - point.x) / symbol.size.width...(clip.maxX - point.x) / symbol.size.width
          } ?? 0...1
        case .leaf: nil
        case .group(.clip(let path, _, _), let items): find(items, path.boundingRect)
        case .group(_, let items): find(items, clip)
        }
      }.first
    }
    return find(view.graph.displayList().items, nil)
  }

  @Test func aSymbolIsDrawnFromItsLeadingSide() throws {
    let handle = Handle(true)
    let view = played(handle) {
      Image(systemName: "dog").symbolEffect(.drawOn.wholeSymbol, isActive: $0)
    }
    #expect(drawn(view) == nil)
    view.change { handle.value = false }
    view.advance(to: 0.1)
    let part = try #require(drawn(view))
    #expect(part.lowerBound == 0 && part.upperBound > 0.05 && part.upperBound < 0.95)
    view.advance(to: 2)
    #expect(drawn(view) == 0...1)
  }

  @Test func aSymbolIsTakenBackFromWhereItBegan() throws {
    let handle = Handle(false)
    let view = played(handle) {
      Image(systemName: "dog").symbolEffect(.drawOff.wholeSymbol, isActive: $0)
    }
    #expect(drawn(view) == 0...1)
    view.change { handle.value = true }
    view.advance(to: 0.1)
    let part = try #require(drawn(view))
    #expect(part.upperBound == 1 && part.lowerBound > 0.05)
    view.advance(to: 2)
    #expect(drawn(view) == nil)
  }
}
