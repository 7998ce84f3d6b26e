import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@Suite("Symbol effects and their names")
struct SymbolEffectNameTests {
  private typealias Motion = SymbolEffectConfiguration.Motion

  private func motion(_ effect: some SymbolEffect) -> Motion { effect.configuration.motion }

  private func layers(_ effect: some SymbolEffect) -> SymbolEffectConfiguration.Layers {
    effect.configuration.layers
  }

  @Test("Each name is a motion of its own") func motions() {
    let pairs: [(Motion, Motion)] = [
      (motion(.bounce), .bounce(up: true)), (motion(.bounce.down), .bounce(up: false)),
      (motion(.bounce.down.up), .bounce(up: true)), (motion(.pulse), .pulse),
      (motion(.scale.down), .scale(up: false)), (motion(.scale.up), .scale(up: true)),
      (motion(.appear), .appear(up: nil)), (motion(.appear.up), .appear(up: true)),
      (motion(.appear.down), .appear(up: false)), (motion(.disappear), .disappear(up: nil)),
      (motion(.disappear.up), .disappear(up: true)),
      (motion(.disappear.down), .disappear(up: false)),
      (motion(.wiggle.clockwise), .wiggle(.turn(clockwise: true))),
      (motion(.wiggle.counterClockwise), .wiggle(.turn(clockwise: false))),
      (motion(.wiggle.left), .wiggle(.shift(angle: .pi))),
      (motion(.wiggle.right), .wiggle(.shift(angle: 0))),
      (motion(.wiggle.up), .wiggle(.shift(angle: -.pi / 2))),
      (motion(.wiggle.down), .wiggle(.shift(angle: .pi / 2))),
      (motion(.wiggle.backward), motion(.wiggle.left)),
      (motion(.wiggle.forward), motion(.wiggle.right)),
      (motion(.wiggle.custom(angle: 90.0)), motion(.wiggle.down)),
      (motion(.wiggle.custom(angle: .degrees(-90))), motion(.wiggle.up)),
      (motion(.rotate), .rotate(clockwise: true)),
      (motion(.rotate.counterClockwise), .rotate(clockwise: false)),
      (motion(.rotate.counterClockwise.clockwise), .rotate(clockwise: true)),
      (motion(.breathe), .breathe(fades: false)), (motion(.breathe.pulse), .breathe(fades: true)),
      (motion(.breathe.pulse.plain), .breathe(fades: false)),
      (motion(.replace), .replace), (motion(.automatic), .automatic),
      (motion(.drawOff.reversed), .draw(fromEnd: false)),
      (motion(.drawOff.reversed.nonReversed), motion(.drawOff)),
    ]
    for (motion, expected) in pairs { #expect(motion == expected) }
  }

  @Test("Layers move together or one after another") func layers() {
    let oneByOne = [
      layers(.bounce.byLayer), layers(.pulse.byLayer), layers(.scale.byLayer),
      layers(.appear.byLayer), layers(.disappear.byLayer), layers(.wiggle.byLayer),
      layers(.rotate.byLayer), layers(.breathe.byLayer), layers(.drawOff.byLayer),
      layers(.drawOff.individually), layers(.drawOn.byLayer), layers(.drawOn.individually),
    ]
    let together = [
      layers(.bounce.wholeSymbol), layers(.pulse.wholeSymbol), layers(.scale.wholeSymbol),
      layers(.appear.wholeSymbol), layers(.disappear.wholeSymbol), layers(.wiggle.wholeSymbol),
      layers(.rotate.wholeSymbol), layers(.breathe.wholeSymbol), layers(.drawOff.wholeSymbol),
      layers(.drawOn.wholeSymbol),
    ]
    #expect(oneByOne.allSatisfy { $0 == .oneByOne })
    #expect(together.allSatisfy { $0 == .together })
    #expect(layers(.bounce) == .automatic)
  }

  @Test("A variable colour says how its layers go on and off") func variableColor() {
    func color(_ effect: VariableColorSymbolEffect) -> VariableColorMotion? {
      guard case .variableColor(let motion) = effect.configuration.motion else { return nil }
      return motion
    }
    #expect(color(.variableColor.cumulative)?.cumulative == true)
    #expect(color(.variableColor.cumulative.iterative)?.cumulative == false)
    #expect(color(.variableColor.reversing)?.reversing == true)
    #expect(color(.variableColor.reversing.nonReversing)?.reversing == false)
    #expect(color(.variableColor.hideInactiveLayers)?.hidesInactive == true)
    #expect(color(.variableColor.hideInactiveLayers.dimInactiveLayers)?.hidesInactive == false)
  }

  @Test("A replacement names where the symbols go") func replacements() {
    #expect(ReplaceSymbolEffect.downUp.configuration.replacement == .downUp)
    #expect(ReplaceSymbolEffect.upUp.configuration.replacement == .upUp)
    #expect(ReplaceSymbolEffect.offUp.downUp.configuration.replacement == .downUp)
  }
}
