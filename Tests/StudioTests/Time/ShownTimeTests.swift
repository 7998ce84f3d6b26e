import Drawing
import Foundation
import Motion
import Movie
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What is hidden, slow or fast of a clip.
@MainActor
@Suite("A clip's time as it is shown")
struct ShownTimeTests {
  private func clip(_ steps: [ScriptStep], duration: Double? = nil, at rate: FrameRate = 10) -> Clip
  {
    Clip.tiny(Script(steps: steps, duration: duration), frameRate: rate) { ToggleDemo() }
  }

  private func lists(_ clip: Clip) throws -> [DisplayList] {
    let fonts = FontBook()
    let plan = try clip.plan(measuring: fonts)
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    return try (0..<plan.frameCount).map { try player.displayList(atFrame: $0) }
  }

  private let tap = Tap("Toggle").at(0.5)

  @Test("Hidden frames are not there, and the others are as if they were") func hide() throws {
    let all = try lists(clip([tap], duration: 2))
    let some = try lists(clip([tap, Hide().at(0.8), Show().at(1.2)], duration: 1.6))
    #expect(some == Array(all[..<8] + all[12...]))
    let plan = try clip([tap, Hide().at(0.8), Show().at(1.2), Wait(2)]).plan()
    #expect(plan.frameCount == 21)
  }

  @Test("Steps without times hide what is between them") func hideBetween() throws {
    let plan = try clip([tap, Hide(), WaitUntilSettled(), Show(), Tap("Toggle"), Wait(0.5)]).plan()
    // The finger comes down after the cut.
    #expect(plan.events.map { ($0.time * 100).rounded() / 100 } == [0.5, 0.6])
    #expect(plan.touches.last?.down == 0.5)
    #expect(plan.frameCount == 11)
    #expect(plan.time.isHidden(1) && !plan.time.isHidden(2))
  }

  @Test("Slow motion shows what is between, at every frame something else") func slow() throws {
    // Times that are whole numbers of the smallest part, so that all are the same to the last bit.
    let coarse = try lists(clip([tap], duration: 2, at: 8))
    let fine = try lists(clip([tap], duration: 2, at: 32))
    let slow = try lists(clip([tap, Speed(0.25, for: 0.5).at(0.625)], duration: 3.5, at: 8))
    #expect(slow.count == 28)
    #expect(slow[..<5] == coarse[..<5])
    #expect(slow[5..<21] == fine[20..<36])
    #expect(Set(slow[5..<21]).count == 16)
    #expect(slow[21...] == coarse[9...])
  }

  @Test("What is fast leaves out frames and nothing that happens") func fast() throws {
    let coarse = try lists(clip([tap], duration: 2))
    let fast = try lists(clip([tap, Speed(2).at(0)], duration: 1))
    #expect(fast == stride(from: 0, to: 20, by: 2).map { coarse[$0] })
    let plan = try clip([tap, Speed(2).at(0), WaitUntilSettled()]).plan()
    #expect(plan.events.map(\.time) == [0.25] && plan.frameCount == 8)
  }

  @Test("The same is done to the view, however it is shown") func sameEvents() throws {
    let steps = [Tap("Toggle"), WaitUntilSettled(), Wait(0.3), Tap("Toggle"), WaitUntilSettled()]
    let plain = try clip(steps).plan()
    for marks in [
      [Speed(0.3, for: 0.7).at(0.4)], [Speed(3).at(0.2)], [Hide().at(0.33), Show().at(0.71)],
    ] {
      let plan = try clip(steps + marks).plan()
      #expect(plan.events == plain.events.map(plan.time.shown))
      #expect(plan.touches == plain.touches.compactMap(plan.time.shown))
    }
  }

  @Test("A script that is about time alone lets the demo play itself") func automatic() throws {
    let script = Script(steps: [Speed(0.5, for: 0.4).at(0.6)]).untilAnswered
    let fast = try Clip.tiny(script) { ToggleDemo() }.plan()
    let plain = try Clip.tiny(.automatic) { ToggleDemo() }.plan()
    #expect(fast.frameCount == plain.frameCount + 4)
    #expect(fast.events.count == plain.events.count && !plain.events.isEmpty)
  }

  @Test("What is hidden to its end ends there, and all of it is nothing") func hiddenToTheEnd()
    throws
  {
    #expect(try clip([tap, Hide().at(0.8), Wait(5), Wait(0)]).plan().frameCount == 8)
    #expect(try clip([tap, Hide().at(0.8)], duration: 3).plan().frameCount == 8)
    for duration in [nil, 2.0] {
      #expect(throws: ClipError.nothingShown) {
        try clip([Hide().at(0), tap, Wait(1)], duration: duration).plan()
      }
    }
    #expect(
      ClipError.nothingShown.description
        == "Nothing of this clip is shown: it is hidden from its start to its end. "
        + "Write 'show' where the movie goes on.")
  }

  @Test("A mark is a frame of the movie") func mark() throws {
    let plan = try clip([tap, Hide().at(0.6), Show().at(0.9), Show().at(1.4)], duration: 2).plan()
    #expect(plan.shownMark == 11)
    #expect(try clip([tap], duration: 2).plan().shownMark == nil)
  }

  @Test("A pointer does not jump where something is hidden") func pointer() throws {
    let clip = Clip(
      "pointer", look: .documentation,
      script: Script(
        steps: [
          Tap(.point(x: 60, y: 100)).at(0.5), Hide().at(1), Tap(.point(x: 300, y: 700)).at(2),
          Show().at(3), Speed(0.25, for: 0.4).at(3.1), Tap(.point(x: 60, y: 500)).at(3.4),
        ], duration: 5)
    ) { Color.red }
    let plan = try clip.plan()
    #expect(plan.touches.count == 2)
    let track = PointerTrack(plan.touches, screen: clip.stage.size)
    for frame in 1..<plan.frameCount {
      let (from, to) = (
        track.point(at: clip.frameRate.time(of: frame - 1)),
        track.point(at: clip.frameRate.time(of: frame))
      )
      #expect(hypot(to.x - from.x, to.y - from.y) < 80)
    }
    // It presses when the view is pressed.
    #expect(track.point(at: plan.time.shown(3.35)) == CGPoint(x: 60, y: 500))
  }
}
