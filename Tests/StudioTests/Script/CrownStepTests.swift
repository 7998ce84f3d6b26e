import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A script turns a watch's crown.
@MainActor
@Suite("A crown in scripts")
struct CrownStepTests {
  /// What a view was told.
  @MainActor
  private final class Heard {
    var values: [Double] = []
    var isIdle = 0
  }

  private struct Dial: View {
    let heard: Heard
    @State private var value = 2.0

    var body: some View {
      Text("\(value)").digitalCrownRotation($value, from: 0, through: 10, by: 1)
        .onChange(of: value) { heard.values.append($1) }
    }
  }

  private let heard = Heard()

  private func plan<V: View>(
    _ line: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) throws -> ClipPlan {
    let script = Script(commands: [try ScriptLine(line).command])
    return try Clip.tiny(script) { view() }.plan(measuring: FontBook())
  }

  @Test("It goes from stop to stop, and no further than the end") func turns() throws {
    let plan = try plan("crown by 3 at 1 over 0.5") { [heard] in Dial(heard: heard) }
    #expect(heard.values == [3, 4, 5])
    #expect(plan.events.map(\.name) == ["crown by 3"])
    #expect(plan.touches.isEmpty)
    heard.values = []
    _ = try self.plan("crown by 100") { [heard] in Dial(heard: heard) }
    #expect(heard.values.last == 10)
    heard.values = []
    _ = try self.plan("crown by -1") { [heard] in Dial(heard: heard) }
    #expect(heard.values == [1])
  }

  @Test("A view hears that it rests") func rests() throws {
    _ = try plan("crown by 2") { [heard] in
      Text("A").digitalCrownRotation(
        detent: .constant(1.0), from: 0, through: 10, by: 1,
        onChange: { heard.values.append($0.offset) }, onIdle: { heard.isIdle += 1 })
    }
    #expect(abs((heard.values.last ?? 0) - 3) < 1e-6 && heard.isIdle == 1)
  }

  @Test("Where no view follows it, that is told") func nothing() {
    #expect(throws: ClipError.nothingToTurn(time: 0)) {
      try plan("crown by 1") { Text("A") }
    }
  }

  @Test("A demo that has nothing else shows what its crown does") func automatic() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
    let plan = try Clip("dial", stage: stage, frameRate: 10, script: .automatic) { [heard] in
      Dial(heard: heard)
    }
    .plan(measuring: FontBook())
    #expect(plan.events.map(\.name) == ["crown by 6", "crown by -3"])
    #expect(heard.values.contains(8) && heard.values.last == 5)
  }

  @Test("A place on a crown is kept within its range, or goes round") func scale() {
    let bounded = CrownScale(range: 0...10, stride: 2)
    #expect(bounded.kept(12) == 10 && bounded.kept(-1) == 0)
    #expect(bounded.value(at: 4.9) == 4 && bounded.value(at: 5.1) == 6)
    let round = CrownScale(range: 0...10, isContinuous: true)
    #expect(round.kept(12) == 2 && round.kept(-1) == 9)
    #expect(CrownScale().kept(-70) == -70 && CrownScale().value(at: 0.3) == 0.3)
    #expect(bounded.demonstration(from: 0) == 6 && bounded.demonstration(from: 9) == -6)
  }
}
