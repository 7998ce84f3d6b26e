import Foundation
import Observation
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

@Observable
private final class SharedState {
  var isOn = false
}

private struct SharedDemo: View {
  let state: SharedState

  var body: some View { Color.red.opacity(state.isOn ? 1 : 0.5) }
}

@MainActor
struct PlayedFramesTests {
  private let fonts = FontBook()

  private var clip: Clip {
    Clip("demo", stage: Stage(size: CGSize(width: 80, height: 60), scale: 1)) {
      ToggledSquare()
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

  @Test func framesAreThoseThatAreExported() throws {
    let frames = try PlayedFrames(clip, fonts: fonts)
    let player = ClipPlayer(clip, measuring: fonts)
    for frame in 0..<60 {
      let exported = try player.displayList(atFrame: frame)
      #expect(try frames.displayList(atFrame: frame) == exported)
    }
  }

  /// What a script changes may belong to all of the clip's runs together, as in a preset.
  @Test func lettingGoOfAClipLeavesItsOtherRunsAlone() throws {
    final class Shared { var state = SharedState() }
    let shared = Shared()
    let clip = Clip("shared", stage: Stage(size: CGSize(width: 80, height: 60), scale: 1)) {
      shared.state = SharedState()
      return SharedDemo(state: shared.state)
    } script: {
      Change(animation: .linear(duration: 1)) { shared.state.isOn = true }.at(0.5)
      Wait(1)
    }
    let alone = try PlayedFrames(clip, fonts: fonts)
    let expected = try (0..<60).map { try alone.moment(atFrame: $0)?.running }
    let frames = try PlayedFrames(clip, fonts: fonts)
    _ = try frames.moment(atFrame: 10)
    _ = try frames.letGo(atFrame: 5)
    #expect(try frames.moment(atFrame: 59)?.running == expected[59])
    #expect(expected[59]?.isEmpty == false)
  }

  @Test func aGraphThatIsTouchedChangesNoFrame() throws {
    let frames = try PlayedFrames(clip, fonts: fonts)
    let before = try frames.displayList(atFrame: 20)
    let hands = HandsOn(try frames.letGo(atFrame: 0), isRecording: false)
    let button = try #require(hands.view.touchTargets.first)
    hands.touchDown(at: button.center)
    hands.advance(by: 0.1)
    hands.touchUp(at: button.center)
    hands.advance(by: 0.3)
    #expect(try hands.view.displayList() != (try frames.displayList(atFrame: 0)))
    #expect(try PlayedFrames(clip, fonts: fonts).displayList(atFrame: 20) == before)
  }

  @Test func whatIsRecordedPlaysAsItWasDone() throws {
    let frames = try PlayedFrames(clip, fonts: fonts)
    let hands = HandsOn(try frames.letGo(atFrame: nil), isRecording: true)
    let button = try #require(hands.view.touchTargets.first)
    hands.advance(by: 0.25)
    hands.touchDown(at: button.center)
    hands.advance(by: 0.1)
    hands.touchUp(at: button.center)
    hands.advance(by: 0.5)
    #expect(hands.script == ["tap \"Toggle\" at 0.35", "wait 0.5"])
  }
}
