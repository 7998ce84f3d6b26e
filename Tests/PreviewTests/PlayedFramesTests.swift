import Foundation
import Raster
import Testing

@testable import Studio
@testable import Views

private struct Demo: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      if isOn { Color.red.frame(width: 40, height: 40).transition(.slide) }
      Button("Toggle") { withAnimation(.spring) { isOn.toggle() } }
    }
  }
}

@MainActor
struct PlayedFramesTests {
  private let fonts = FontBook()

  private var clip: Clip {
    Clip("demo", stage: Stage(size: CGSize(width: 80, height: 60), scale: 1)) {
      Demo()
    } script: {
      Tap("Toggle").at(0.2)
      Tap("Toggle").at(0.5)
      Wait(1)
    }
  }

  @Test func framesAreTheSameInAnyOrder() throws {
    let inOrder = try PlayedFrames(clip, fonts: fonts)
    let lists = try (0..<60).map { try inOrder.displayList(atFrame: $0) }
    let jumping = try PlayedFrames(clip, fonts: fonts)
    for frame in [40, 10, 59, 11, 0, 41, 39, 20] {
      #expect(try jumping.displayList(atFrame: frame) == lists[frame], "frame \(frame)")
    }
    // A clip that never moves would pass all of it.
    #expect(lists[20] != lists[15])
  }

  @Test func framesPlayedAheadAreTheFramesThatArePlayed() throws {
    let inOrder = try PlayedFrames(clip, fonts: fonts)
    let ahead = try PlayedFrames(clip, fonts: fonts)
    while try ahead.playAhead() {}
    for frame in 0..<60 {
      #expect(try ahead.displayList(atFrame: frame) == inOrder.displayList(atFrame: frame))
    }
  }

  @Test func aGraphThatIsTouchedChangesNoFrame() throws {
    let frames = try PlayedFrames(clip, fonts: fonts)
    let before = try frames.displayList(atFrame: 20)
    let hands = HandsOn(try frames.freshGraph(atFrame: 0), isRecording: false)
    let button = try #require(hands.graph.tapTargets.first)
    hands.touchDown(at: button.center)
    hands.advance(by: 0.1)
    hands.touchUp(at: button.center)
    hands.advance(by: 0.3)
    #expect(hands.graph.displayList() != (try frames.displayList(atFrame: 0)))
    #expect(try PlayedFrames(clip, fonts: fonts).displayList(atFrame: 20) == before)
  }

  @Test func whatIsRecordedPlaysAsItWasDone() throws {
    let hands = HandsOn(
      PlayedFrames.untouchedGraph(of: clip, fonts: fonts), isRecording: true)
    let button = try #require(hands.graph.tapTargets.first)
    hands.advance(by: 0.25)
    hands.touchDown(at: button.center)
    hands.advance(by: 0.1)
    hands.touchUp(at: button.center)
    hands.advance(by: 0.5)
    #expect(hands.script == ["tap \"Toggle\" at 0.35", "wait 0.5"])
  }
}
