import Drawing
import Raster
import Studio
import Testing

@testable import Presets

/// What happens in a clip, by its file.
@MainActor
struct TimelineTests {
  private func plan(_ yaml: String) throws -> ClipPlan {
    try Preset(yaml: yaml, path: "P.yaml").clip().plan(measuring: FontBook())
  }

  private let toggle = "view: Circle().fill(.blue).frame(width: 50)\ntransition: .opacity\n"

  @Test func tapsAreMadeAtEachOfTheirTimes() throws {
    let plan = try plan(toggle + "timeline:\n  - tap \"Toggle\" at 0.5, 2\n  - wait 1")
    #expect(plan.events.map(\.time) == [0.5, 2])
    #expect(plan.events.map(\.name) == ["tap 'Toggle'", "tap 'Toggle'"])
    #expect(plan.duration == 3)
  }

  @Test func withoutATimelineTheButtonIsTappedTwice() throws {
    #expect(try plan(toggle).events.count == 2)
  }

  @Test func whatIsSaidOfTimeAloneLeavesTheDemoToItself() throws {
    let slow = try plan(toggle + "timeline:\n  - speed 0.5 at 0.5 for 0.5")
    let usual = try plan(toggle)
    #expect(slow.events.count == 2 && slow.frameCount == usual.frameCount + 30)
  }

  @Test func stretchesAreHiddenAndSlow() throws {
    let plan = try plan(
      toggle + "timeline: [hide at 1, show at 2, speed 2 at 3 for 1, tap at 2.5, wait 1.5]")
    #expect(plan.events.map(\.time) == [1.5] && plan.frameCount == 150)
  }

  @Test func aClipMayLoop() throws {
    #expect(try plan(toggle + "loop: true").loops && !plan(toggle + "loop: false").loops)
    #expect(try plan(toggle + "loop: true\ntimeline: [wait 1]").frameCount == 90)
  }

  @Test func theDurationIsTheClipsLength() throws {
    let plan = try plan(toggle + "duration: 4\nframeRate: 30000/1001")
    #expect(plan.frameCount == 120)
    #expect(plan.duration == 4.004)
  }

  @Test func theTimelineChangesTheState() throws {
    let plan = try plan(
      toggle
        + """
        timeline:
          - withAnimation(.linear(duration: 1)) { show = true } at 0.5
          - wait until settled
          - show.toggle()
          - wait 0.5
        """)
    #expect(plan.events.map(\.name) == ["show = true", "show.toggle()"])
    #expect(plan.events[0].time == 0.5)
    // One second of animation, then at once.
    #expect((1.5...1.6).contains(plan.events[1].time))
  }

  @Test func aChangeIsSeenOnScreen() throws {
    let clip = try Preset(
      yaml: toggle + "layout: [view]\ntimeline:\n  - show = true at 1\n  - wait 1", path: "P.yaml"
    ).clip()
    let player = ClipPlayer(clip, measuring: FontBook())
    #expect(try player.displayList(atFrame: 59).items.isEmpty)
    #expect(try !player.displayList(atFrame: 61).items.isEmpty)
  }

  @Test func everyRunOfAClipStartsAnew() throws {
    let clip = try Preset(
      yaml: toggle + "timeline:\n  - show = true at 0.5\n  - wait 1", path: "P.yaml"
    )
    .clip()
    let first = ClipPlayer(clip, measuring: FontBook())
    let lists = try [20, 60].map { try first.displayList(atFrame: $0) }
    let second = ClipPlayer(clip, measuring: FontBook())
    #expect(try [20, 60].map { try second.displayList(atFrame: $0) } == lists)
    #expect(lists[0] != lists[1])
  }

  @Test func theCanvasIsTheClipsStage() throws {
    let preset = try Preset(
      yaml: toggle + "canvas: { size: 400x300, scale: 3, colorScheme: dark }", path: "a/Hello.yaml")
    let clip = preset.clip()
    #expect(clip.name == "Hello")
    #expect([clip.stage.pixelWidth, clip.stage.pixelHeight] == [1200, 900])
    #expect(clip.stage.colorScheme == .dark)
    #expect(clip.frameRate == 60)
  }

  @Test(arguments: [
    ("withAnimation", "none", 1), ("withAnimation", ".linear(duration: 1)", 60),
    ("on the container", ".linear(duration: 1)", 60),
    ("around the condition", ".linear(duration: 1)", 60),
    ("inside the condition", ".linear(duration: 1)", 1),
  ])
  func aRemovalTakesAsLongAsTheAnimationThatReachesIt(
    place: String, animation: String, frames: Int
  ) throws {
    let yaml =
      toggle + """
        show: true
        layout: [view, Button]
        animation: \(animation)
        animate: \(place)
        timeline: [tap at 0.5, wait 2]
        """
    let player = ClipPlayer(try Preset(yaml: yaml, path: "P.yaml").clip(), measuring: FontBook())
    let full = try player.displayList(atFrame: 20).items.count
    let gone = try (31...120).first { try player.displayList(atFrame: $0).items.count < full }
    #expect(abs((gone ?? 0) - 30 - frames) <= 2)
  }

  @Test func aTimeThatIsOverIsToldAtItsPlace() throws {
    for (line, column) in [
      ("tap \"Toggle\" at 1.1", 21), ("withAnimation { show = true }  at  1.1", 40),
    ] {
      let yaml = toggle + "timeline:\n  - tap \"Toggle\" at 1\n  - wait until settled\n  - " + line
      let error = #expect(throws: ClipError.self) { try plan(yaml) }
      #expect(error?.place == ScriptPlace(file: "P.yaml", line: 6, column: column))
    }
  }
}
