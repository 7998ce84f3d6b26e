import Drawing
import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// The frame after the last is the first.
@MainActor
@Suite("Clips that loop")
struct LoopTests {
  private func clip(_ look: Look? = nil, duration: Double? = nil, loops: Bool = true) -> Clip {
    var script = Script(steps: [Tap("Toggle").at(0.5), WaitUntilSettled()], duration: duration)
    script.loops = loops
    return Clip("loop", stage: .tiny, look: look, frameRate: 10, script: script) { ToggleDemo() }
  }

  @Test("The screen fades into what it showed first") func fades() throws {
    let fonts = FontBook()
    let plain = try clip(loops: false).plan(measuring: fonts)
    let plan = try clip().plan(measuring: fonts)
    #expect(plan.loops && !plain.loops && plan.frameCount == plain.frameCount + 5)
    let player = ClipPlayer(clip(), measuring: fonts, rehearsal: plan.rehearsal)
    let lists = try (0...plan.frameCount).map { try player.displayList(atFrame: $0) }
    #expect(lists.last == lists[0] && lists[plan.frameCount - 1] != lists[0])
    #expect(Set(lists[plain.frameCount...]).count == 6)
    #expect(lists[plan.frameCount - 1].text.contains("opacity 0.90"))
  }

  @Test("A length that is said is kept") func keptLength() throws {
    #expect(try clip(duration: 3).plan().frameCount == 30)
  }

  @Test("What is kept of its frames is what is exported") func played() throws {
    let frames = try PlayedFrames(clip(), fonts: FontBook())
    let fonts = FontBook()
    let player = ClipPlayer(clip(), measuring: fonts, rehearsal: frames.plan.rehearsal)
    for index in 0..<frames.plan.frameCount {
      #expect(try frames.displayList(atFrame: index) == player.displayList(atFrame: index))
    }
  }

  @Test("A clip that ends as it began does not fade") func nothingToFade() throws {
    var script = Script(steps: [Wait(1)])
    script.loops = true
    let clip = Clip.tiny(script) { Color.red }
    let fonts = FontBook()
    let plan = try clip.plan(measuring: fonts)
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    #expect(Set(try (0..<plan.frameCount).map { try player.displayList(atFrame: $0) }).count == 1)
  }

  @Test("A pointer and a camera go home, on a way that they can be seen on") func home() throws {
    for var look in [Look.documentation, .social] {
      look.loops = true
      var clip = Clip("loop", look: look, script: Script(steps: [Tap("Toggle").at(1), Wait(2)])) {
        ToggleDemo()
      }
      clip.script.steps.append(Wait(0))
      let fonts = FontBook()
      let plan = try clip.plan(measuring: fonts)
      let picture = ClipPicture(clip, plan: plan)
      let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
      func list(_ frame: Int) throws -> DisplayList {
        picture.list(try player.displayList(atFrame: frame), atFrame: frame)
      }
      let first = try list(0)
      #expect(try list(plan.frameCount - 60) != first)
      #expect(try list(plan.frameCount) == first)
    }
  }
}
