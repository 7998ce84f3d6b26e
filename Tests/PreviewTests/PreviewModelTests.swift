import Compositing
import Movie
import Testing

@testable import Studio

struct PreviewModelTests {
  private var model = PreviewModel(frameCount: 100, frameRate: 10)

  @Test mutating func timeMovesFramesOnAtTheSpeed() {
    model.advance(by: 1.05)
    #expect(model.frame == 10)
    model.perform(.doubleSpeed)
    model.advance(by: 1)
    #expect(model.frame == 30)
    model.perform(.halveSpeed)
    model.perform(.halveSpeed)
    model.advance(by: 1)
    #expect(model.frame == 35)
  }

  @Test mutating func speedsHaveEnds() {
    for _ in 0..<10 { model.perform(.doubleSpeed) }
    #expect(model.speed == 16)
    for _ in 0..<20 { model.perform(.halveSpeed) }
    #expect(model.speed == 0.0625)
  }

  @Test mutating func playingEndsOnTheLastFrameAndBeginsAgain() {
    model.advance(by: 20)
    #expect(model.frame == 99)
    #expect(!model.isPlaying)
    model.perform(.playOrPause)
    #expect(model.isPlaying)
    #expect(model.frame == 0)
  }

  @Test mutating func aLoopGoesOnAtTheStart() {
    model.perform(.loop)
    model.advance(by: 10.55)
    #expect(model.isPlaying)
    #expect(model.frame == 5)
  }

  @Test mutating func stepsHoldStillAndStayInTheClip() {
    model.perform(.step(10))
    #expect(model.frame == 10)
    #expect(!model.isPlaying)
    model.perform(.step(-1))
    #expect(model.frame == 9)
    model.perform(.step(-10))
    #expect(model.frame == 0)
    model.perform(.toEnd)
    model.perform(.step(10))
    #expect(model.frame == 99)
    model.advance(by: 1)
    #expect(model.frame == 99)
  }

  @Test func everyFrameOfEveryRateIsReachedByItsNumber() {
    for rate in [24, 25, 30, 60, 120, FrameRate(30000, 1001)] as [FrameRate] {
      var model = PreviewModel(frameCount: 1000, frameRate: rate)
      for frame in 0..<1000 {
        model.seek(to: frame)
        #expect(model.frame == frame)
      }
    }
  }

  @Test mutating func draggingHoldsStillAndThenGoesOn() {
    model.beginDragging()
    model.seek(to: 50)
    model.advance(by: 1)
    #expect(model.frame == 50)
    model.endDragging()
    model.advance(by: 1)
    #expect(model.frame == 60)
  }

  @Test mutating func anotherClipKeepsThePlaceOrTheNearest() {
    model.seek(to: 50)
    model.replaceClip(frameCount: 200, frameRate: 10)
    #expect(model.frame == 50)
    model.replaceClip(frameCount: 20, frameRate: 10)
    #expect(model.frame == 19)
    #expect(model.time == 1.9)
  }
}

struct KeyBindingTests {
  @Test func shiftTellsStepsApart() {
    #expect(KeyBinding.action(for: .left, isShifted: false) == .step(-1))
    #expect(KeyBinding.action(for: .right, isShifted: true) == .step(10))
    #expect(KeyBinding.action(for: .character("x"), isShifted: false) == nil)
  }

  @Test func noKeyDoesTwoThings() {
    for isShifted in [false, true] {
      let keys = KeyBinding.all.filter { $0.isShifted == nil || $0.isShifted == isShifted }
        .flatMap(\.keys)
      #expect(Set(keys).count == keys.count)
    }
    #expect(KeyBinding.all.allSatisfy { $0.keys.count == $0.actions.count })
  }

  @Test func theHelpHasALineForEveryBinding() {
    let lines = KeyBinding.help.split(separator: "\n")
    #expect(lines.count == KeyBinding.all.count)
    #expect(KeyBinding.action(for: .character("/"), isShifted: true) == .showKeys)
    #expect(lines.contains("  Space      play, pause"))
  }
}
