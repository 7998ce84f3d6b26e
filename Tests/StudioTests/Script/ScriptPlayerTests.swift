import Foundation
import Motion
import Movie
import Observation
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Steps happen at their times, whatever the frame rate.
@MainActor
@Suite("Playing a script")
struct ScriptPlayerTests {
  private func plan<V: View>(
    _ script: Script, frameRate: FrameRate = 10,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) throws -> ClipPlan {
    try Clip.tiny(script, frameRate: frameRate, view).plan()
  }

  private func events(_ plan: ClipPlan) -> [String] {
    plan.events.map { "\($0.name) at \(($0.time * 1000).rounded() / 1000)" }
  }

  /// Tells when a button of its own was tapped, on the clip's clock.
  private struct Telling: View {
    let tell: @MainActor (Double) -> Void
    var body: some View {
      Button("Tell") { tell(VirtualClock.current?.now ?? -1) }
    }
  }

  @Test("A tap acts at its time exactly, between two frames too")
  func tapsAreExact() throws {
    for rate: FrameRate in [10, 24, FrameRate(30000, 1001), 60] {
      var times: [Double] = []
      _ = try plan(
        Script(steps: [Tap().at(0.333), Tap("Tell").at(1.25)], duration: 2), frameRate: rate
      ) {
        Telling { times.append($0) }
      }
      #expect(times.count == 2)
      #expect(zip(times, [0.333, 1.25]).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test("A finger is down a tenth of a second before a tap acts") func pressedBefore() throws {
    let clip = Clip.tiny(Script(steps: [Tap().at(0.5)], duration: 1), frameRate: 100) {
      ToggleDemo()
    }
    let player = ClipPlayer(clip, measuring: FontBook())
    #expect(!(try player.displayList(atFrame: 39).text).contains("opacity 0.20"))
    #expect(try player.displayList(atFrame: 40).text.contains("opacity 0.20"))
    #expect(try player.displayList(atFrame: 49).text.contains("opacity 0.20"))
    #expect(!(try player.displayList(atFrame: 80).text).contains("opacity 0.20"))
  }

  @Test("What a tap starts is as far as its own time says, not the frame's")
  func animationStartsAtTap() throws {
    let clip = Clip.tiny(Script(steps: [Tap().at(0.55)], duration: 2)) { ToggleDemo() }
    let player = ClipPlayer(clip, measuring: FontBook())
    #expect(try player.displayList(atFrame: 6).text.hasPrefix("opacity 0.05\n"))
    #expect(try player.displayList(atFrame: 10).text.hasPrefix("opacity 0.45\n"))
  }

  @Test("Steps follow each other; waits add up") func waits() throws {
    let plan = try plan(Script(steps: [Wait(0.5), Tap("Toggle"), Wait(0.25), Tap(), Wait(1)])) {
      ToggleDemo()
    }
    #expect(events(plan) == ["tap 'Toggle' at 0.5", "tap 'Toggle' at 0.75"])
    #expect(plan.duration == 1.8)
    #expect(plan.frameCount == 18)
  }

  @Test("Waiting until settled ends in the first frame in which nothing moves") func settled()
    throws
  {
    let plan = try plan(Script(steps: [Tap().at(0.5), WaitUntilSettled()])) { ToggleDemo() }
    #expect(plan.duration == 1.6)
  }

  @Test("A pending delay is waited for") func pendingDelay() throws {
    let plan = try plan(Script(steps: [WaitUntilSettled()])) {
      Color.red.onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.25) {}
      }
    }
    #expect(plan.duration == 1.3)
  }

  @Test("A change is made with its animation and told by its name") func change() throws {
    let model = Model()
    let script = Script(
      steps: [Change("grow", animation: .linear(duration: 1)) { model.x = 10 }.at(0.5)], duration: 2
    )
    let clip = Clip.tiny(script) { ModelView(model: model) }
    let player = ClipPlayer(clip, measuring: FontBook())
    #expect(try player.displayList(atFrame: 10).text.hasPrefix("transform 1 0 0 1 5 0"))
    #expect(player.events.map(\.name) == ["grow"])
  }

  @Test("A tap at a point, by identifier, by label and at the first thing") func targets() throws {
    var tapped: [String] = []
    let steps = [
      Tap(.point(x: 10, y: 30)), Tap(.identifier("b")), Tap("b"), Tap("Label"), Tap(),
    ].enumerated().map { $1.at(Double($0) / 2 + 0.5) }
    let plan = try plan(Script(steps: steps, duration: 4)) {
      HStack(spacing: 0) {
        Color.red.onTapGesture { tapped.append("a") }
        Color.blue.onTapGesture { tapped.append("b") }.accessibilityIdentifier("b")
        Color.green.onTapGesture { tapped.append("c") }.accessibilityLabel("Label")
      }
    }
    #expect(tapped == ["a", "b", "b", "c", "a"])
    #expect(
      events(plan) == [
        "tap 10.0, 30.0 at 0.5", "tap '#b' at 1.0", "tap 'b' at 1.5", "tap 'Label' at 2.0",
        "tap view at 2.5",
      ])
  }

  // MARK: The automatic script

  @Test("An automatic script waits, taps, waits until settled, holds, and does it again")
  func automatic() throws {
    let plan = try plan(.automatic) { ToggleDemo() }
    #expect(events(plan) == ["tap 'Toggle' at 0.5", "tap 'Toggle' at 2.1"])
    #expect(plan.duration == 3.7)
  }

  @Test("With nothing to tap, an automatic script plays what starts by itself")
  func automaticWithoutTargets() throws {
    let plan = try plan(.automatic) { Appearing() }
    #expect(plan.events.isEmpty)
    #expect(plan.duration == 1.6)
  }

  @Test("What goes on for ever is shown for four seconds") func automaticEndless() throws {
    let plan = try plan(.automatic) { Appearing(repeats: true) }
    #expect(plan.duration == 5)
  }

  @Test("A task that never ends is shown for four seconds, however it waits")
  func endlessTasks() throws {
    let sleeping = try plan(.automatic) { Endless(.sleeps(1)) }
    #expect(sleeping.duration == 5)
    #expect(sleeping.rehearsal.loops == [1])
    #expect(try plan(.automatic) { Endless(.sleeps(0.05)) }.duration == 5)
    #expect(try plan(.automatic) { Endless(.sleeps(12)) }.duration == 5)
    #expect(try plan(.automatic) { Endless(.delays) }.duration == 5)
  }

  @Test("A clip of a given length waits for nothing that comes later") func lengthIsGiven() throws {
    let script = Script(steps: [WaitUntilSettled()], duration: 31)
    let plan = try plan(script) {
      Color.red.onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 60) {} }
    }
    #expect(plan.duration == 31)
  }

  @Test("A task that ends is shown to its end, however often it sleeps") func longTasks() throws {
    #expect(try plan(.automatic) { Endless(.sleeps(1), times: 9) }.duration == 9.5)
    let typing = try plan(.automatic) { Endless(.sleeps(0.1), times: 70) }.duration
    #expect((7.5...7.6).contains(typing))
    #expect(try plan(.automatic) { Endless(.sleeps(11), times: 2) }.duration == 22.5)
  }

  @Test("The clip of a task that never ends has the frames that its plan says")
  func endlessTaskAndTap() throws {
    let clip = Clip.tiny(.automatic) {
      VStack {
        Endless(.sleeps(1))
        ToggleDemo()
      }
    }
    let plan = try clip.plan()
    #expect(plan.events.map(\.time) == [0.5, 5])
    let player = ClipPlayer(clip, measuring: FontBook(), rehearsal: plan.rehearsal)
    try player.play(to: plan.frameCount)
    #expect(player.events == plan.events)
  }

  @Test("A still view is a second long") func automaticStill() throws {
    let plan = try plan(.automatic) { Color.red }
    #expect(plan.duration == 1)
  }

  @Test("A clip in which nothing moves says so, unless it was told what to do")
  func nothingMoves() throws {
    let drag = Circle().gesture(MagnifyGesture())
    #expect(
      try plan(.automatic) { drag }.warnings.map(\.description) == [
        "Nothing moves in this clip: nothing in it can be tapped, and nothing starts by itself. Give "
          + "it a script that drags something, say, and waits."
      ])
    #expect(try plan(.automatic) { ToggleDemo() }.warnings.isEmpty)
    #expect(try plan(.automatic) { Endless(.sleeps(1), times: 1) }.warnings.isEmpty)
    #expect(try plan(Script(steps: [Wait(1)])) { drag }.warnings.isEmpty)
  }

  @Test("A text that ends with a tap shows what the tap does") func untilAnswered() throws {
    var clip = Clip.tiny(.automatic, frameRate: 10) { ToggleDemo() }
    func direct(_ commands: ScriptCommand...) throws {
      let tap = try ScriptLine("tap \"Toggle\" at 0.5, 1").command
      clip = clip.directed(by: Direction([tap] + commands))
    }
    try direct()
    let alone = try clip.plan().duration
    try direct(.waitUntilSettled, .wait(0.5))
    #expect(try clip.plan().duration == alone)
    #expect(alone > 1.5)
    try direct(.wait(0))
    #expect(try clip.plan().duration == 1)
    try direct(.duration(1.2))
    #expect(try clip.plan().duration == 1.2)
  }

  @Test("A given duration is the clip's, whatever the script") func givenDuration() throws {
    var script = Script.automatic
    script.duration = 1.25
    let plan = try plan(script) { ToggleDemo() }
    #expect(plan.frameCount == 13)
    #expect(plan.duration == 1.3)
  }

  @Test("What lies after the clip's end is told") func leftOver() throws {
    let steps = [Tap("Toggle").at(0.5), Tap("Toggle").at(1.05), Tap().at(3), Wait(1), Tap("B")]
    let plan = try plan(Script(steps: steps, duration: 1)) { ToggleDemo() }
    #expect(
      plan.warnings.map(\.description) == [
        "The clip ends at 1 s, before this can happen: tap 'Toggle' at 1.05 s, "
          + "tap the first thing that can be tapped at 3 s, tap 'B'. Give it a longer duration."
      ])
    #expect(try self.plan(Script(steps: [Tap()], duration: 1)) { ToggleDemo() }.warnings == [])
    var automatic = Script.automatic
    automatic.duration = 1
    #expect(try self.plan(automatic) { ToggleDemo() }.warnings == [])
  }

  // MARK: Frames

  @Test("A frame is the same whether the frames before it were drawn or only played")
  func framesAlone() throws {
    let clip = Clip.tiny(Script(steps: [Tap().at(0.3), Tap().at(0.8)], duration: 2)) {
      ToggleDemo(animation: .bouncy)
    }
    let all = ClipPlayer(clip, measuring: FontBook())
    for index in 0..<20 {
      let list = try all.displayList(atFrame: index)
      let alone = ClipPlayer(clip, measuring: FontBook())
      #expect(try alone.displayList(atFrame: index) == list)
    }
  }

  private struct Appearing: View {
    var repeats = false
    @State private var isOn = false
    var body: some View {
      Color.red.opacity(isOn ? 0 : 1).onAppear {
        let animation = Animation.linear(duration: 1)
        withAnimation(repeats ? animation.repeatForever() : animation) { isOn = true }
      }
    }
  }

  /// The message of what a script's text comes to, and its place.
  private func failure(_ text: String) -> (words: String, place: ScriptPlace?)? {
    do {
      let clip = Clip.tiny(Script(steps: [])) { ToggleDemo() }
        .directed(by: Direction(ScriptText(text)))
      _ = try clip.plan()
      return nil
    } catch {
      return ("\(error)", (error as? ClipError)?.place)
    }
  }

  @Test(
    "A time that is over when the step before is done is told with its place, and the first that may be"
  )
  func pastTimes() {
    let late = failure("tap 'Toggle' at 1; wait until settled\ntap 'Toggle' at 1.05s, 1.1")
    let told = "tap 'Toggle' at 1.05 s is in the past: the step before is over at "
    #expect(late?.words.hasPrefix(told) == true, "\(late?.words ?? "")")
    #expect(late?.place == ScriptPlace(line: 2, column: 17))
    // What the message says to type is right.
    let first = late?.words.firstMatch(of: #/'at ([0-9.]+)' or later/#).map { String($0.1) } ?? ""
    #expect(failure("tap 'Toggle' at 1; wait until settled\ntap 'Toggle' at \(first)") == nil)
    let places = [
      "tap 'Toggle' at 1; wait until settled; tap 'Toggle' at 2.6, 3": 0,
      "tap 'Toggle' at 1; wait until settled; drag 9,9 by 9,9 over 1 at 1.5": 66,
      "tap 'Toggle' at 1; wait until settled; tap 'Toggle@1.5'": 52,
      "tap 'Toggle' at 1; wait until settled; swipe left at 3, 3.01": 57,
      "tap 'Toggle' at 1; wait until settled; hide; show at 1.5": 54,
      "tap 'Toggle' at 1; wait until settled; hide at 1.5; show": 0,
      "hide at 0.1; show at 0.2; wait until settled; hide; show at 3; wait 4": 0,
    ]
    for (text, column) in places {
      #expect(ScriptText(text).problems.isEmpty)
      #expect((failure(text)?.place?.column ?? 0) == column, "\(text)")
    }
  }

  @Test("What is typed takes its time, and what comes before its end is told") func typedPast() {
    struct Field: View {
      @State private var text = ""
      var body: some View { TextField("Name", text: $text) }
    }
    let script = Script(
      commands: ScriptText("type 'abc' at 1; tap 'abc' at 1.5").commands)
    let error = #expect(throws: ClipError.self) { try Clip.tiny(script) { Field() }.plan() }
    #expect(
      error?.description.hasPrefix("tap 'abc' at 1.5 s is in the past: the step before") == true)
    #expect(error?.place == nil)
  }
}

/// Changes its colour again and again.
private struct Endless: View {
  enum Way: Equatable {
    case sleeps(Double)
    case delays
  }

  let way: Way
  let times: Int
  @State private var count = 0

  init(_ way: Way, times: Int = .max) {
    self.way = way
    self.times = times
  }

  var body: some View {
    Color.red.opacity(count % 2 == 0 ? 1 : 0.5)
      .task {
        guard case .sleeps(let seconds) = way else { return }
        while count < times, !Task.isCancelled {
          try? await Task.sleep(for: .seconds(seconds))
          count += 1
        }
      }
      .onAppear { if way == .delays { next() } }
  }

  private func next() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) {
      count += 1
      next()
    }
  }
}

@Observable
final class Model: @unchecked Sendable {
  var x = 0.0
}

private struct ModelView: View {
  let model: Model
  var body: some View { Color.red.frame(width: 20, height: 20).offset(x: model.x) }
}
