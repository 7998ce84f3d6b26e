import Foundation
import Raster
import TestSupport
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

struct RecordingTests {
  private func lines(
    _ path: [(x: Double, y: Double, time: Double)], label: String? = nil
  ) -> [String] {
    var recording = Recording()
    recording.add(
      path.map { Recording.Place(CGPoint(x: $0.x, y: $0.y), at: $0.time) }, label: label)
    return recording.script(until: (path.last?.time ?? 0) + 1).dropLast()
  }

  @Test func aFingerThatStaysTapsWhatIsUnderIt() {
    #expect(
      lines([(10, 20, 2), (12, 20, 2.1), (12, 20, 2.1234)], label: "Card")
        == ["tap \"Card\" at 2.123"])
    #expect(lines([(10, 20, 2), (10, 20, 2.1)]) == ["tap 10,20 at 2.1"])
  }

  @Test func aFingerThatTravelsDrags() {
    #expect(
      lines([(10, 20, 1), (60.5, 20, 1.4)], label: "Card")
        == ["drag 10,20 by 50.5,0 at 1 over 0.4"])
  }

  @Test func aFingerThatRestsIsRecordedAsLongAsItDoes() {
    #expect(
      lines([(10, 20, 1), (10, 20, 2.5)], label: "Card") == ["drag 10,20 by 0,0 at 1 over 1.5"])
  }

  @Test func aFingerThatComesBackHasDraggedAllTheSame() {
    #expect(
      lines([(10, 20, 1), (70, 20, 1.1), (10, 20, 1.2)])
        == ["drag 10,20 by 0,0 at 1 over 0.2 via 60,0@0.1"])
  }

  @Test func placesThatAStraightLinePassesAnywayAreLeftOut() {
    // Evenly to the right, a rest, then down.
    let path =
      (0...10).map { (Double($0) * 10, 0.0, Double($0) * 0.05) }
      + [(100, 0, 0.75), (100, 40, 1)]
    #expect(lines(path) == ["drag 0,0 by 100,40 at 0 over 1 via 100,0@0.5, 100,0@0.75"])
  }

  @Test func labelsThatWouldEndTheirCommentAreNotWritten() {
    for label in ["a --> b", "a */ b", "`a`", "it's \"it\"", "a\nb", ""] {
      #expect(lines([(1, 2, 1)], label: label) == ["tap 1,2 at 1"])
    }
    #expect(lines([(1, 2, 1)], label: "say \"A\"") == ["tap 'say \"A\"' at 1"])
  }
}

struct RecordingUndoTests {
  @Test func theLastTouchIsForgotten() {
    var recording = Recording()
    recording.add([.init(CGPoint(x: 1, y: 2), at: 1)], label: "A")
    recording.add([.init(CGPoint(x: 1, y: 2), at: 3)], label: nil)
    #expect(recording.removeLast() == "tap 1,2 at 3")
    // The clip ends as long after the touch that is left.
    #expect(recording.script(until: 4) == ["tap \"A\" at 1", "wait 3"])
    #expect(recording.removeLast() == "tap \"A\" at 1")
    #expect(recording.isEmpty && recording.removeLast() == nil)
  }

  @Test func aScriptIsTakenBackUnlessSomebodyElseWrote() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("before", to: "Demo.yaml")
    let written = try WrittenScript("after", inPlaceOf: "before", to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "after")
    try written.takeBack()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "before")
    #expect(throws: WrittenScriptError.changed(path: path)) { try written.takeBack() }
    #expect(
      "\(WrittenScriptError.changed(path: "a.yaml"))"
        == "The script in a.yaml is not undone: the file has been changed since. "
        + "Undo it in your editor.")
  }
}

/// What is done by hand shows the same when its script is played.
@MainActor
struct RecordedDragTests {
  private struct Demo: View {
    @State private var offset = CGSize.zero

    var body: some View {
      Color.red.frame(width: 30, height: 30).offset(offset)
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { offset = $0.translation }
            .onEnded { _ in withAnimation(.spring) { offset = .zero } })
    }
  }

  @Test func aCurvedDragIsPlayedAsItWasDone() throws {
    let fonts = FontBook()
    var clip = Clip("drag", stage: Stage(size: CGSize(width: 200, height: 200), scale: 1)) {
      Demo()
    }
    let frames = try PlayedFrames(clip, fonts: fonts)
    let hands = HandsOn(try frames.letGo(atFrame: nil), isRecording: true)
    var byHand: [String] = []
    // A hand moves between the frames of the clip, along an arc.
    for step in 0..<180 {
      hands.advance(by: 1.0 / 90)
      let angle = Double(step - 30) / 60 * 1.5 * .pi
      let point = CGPoint(x: 100 + 50 * sin(angle), y: 150 - 50 * cos(angle))
      switch step {
      case 30: hands.touchDown(at: CGPoint(x: 100, y: 100))
      case 31..<90: hands.touchMoved(to: point)
      case 90: hands.touchUp(at: point)
      default: break
      }
      // Every third step is on every second frame.
      if step % 3 == 2 { byHand.append(try hands.view.displayList().text) }
    }
    let script = try #require(hands.script)
    let commands = try script.map { try ScriptLine($0).command }
    clip.script = Script(commands: commands)
    let played = try PlayedFrames(clip, fonts: fonts)
    #expect(abs(played.plan.duration - 2) < 0.02)
    for (index, text) in byHand.enumerated() where index < 59 {
      let list = try #require(try played.displayList(atFrame: (index + 1) * 2))
      #expect(try isAlike(list.text, text), "frame \((index + 1) * 2): \(list.text) \(text)")
    }
  }

  @Test func aTouchIsUndoneWithAllThatCameOfIt() throws {
    let clip = Clip("drag", stage: Stage(size: CGSize(width: 200, height: 200), scale: 1)) {
      Demo()
    }
    let frames = try PlayedFrames(clip, fonts: FontBook())
    let hands = HandsOn(try frames.letGo(atFrame: nil), isRecording: true)
    #expect(!hands.canUndo)
    func drag(_ hands: HandsOn, to x: Double, lifting: Bool = true) {
      hands.advance(by: 0.5)
      hands.touchDown(at: CGPoint(x: 100, y: 100))
      hands.advance(by: 0.1)
      hands.touchMoved(to: CGPoint(x: x, y: 100))
      hands.advance(by: 0.1)
      if lifting { hands.touchUp(at: CGPoint(x: x, y: 100)) }
    }
    drag(hands, to: 150)
    hands.advance(by: 0.05)
    let (before, time) = (try hands.view.displayList(), hands.time)
    drag(hands, to: 40)
    #expect(try hands.view.displayList() != before)
    let undone = try #require(hands.undone(from: frames.letGo(atFrame: nil)))
    #expect(undone.line == "drag 100,100 by -60,0 at 1.25 over 0.2 via -60,0@0.1")
    #expect(undone.hands.time == time + 0.5)
    // As if there had been no second touch.
    let untouched = HandsOn(try frames.letGo(atFrame: nil), isRecording: true)
    drag(untouched, to: 150)
    untouched.advance(by: 0.05)
    untouched.advance(by: 0.5)
    #expect(try undone.hands.view.displayList() == untouched.view.displayList())
    // And once more; a finger that is down keeps its view.
    drag(undone.hands, to: 70, lifting: false)
    #expect(!undone.hands.canUndo)
    undone.hands.touchUp(at: CGPoint(x: 70, y: 100))
    let first = try #require(undone.hands.undone(from: frames.letGo(atFrame: nil)))
    let second = try #require(first.hands.undone(from: frames.letGo(atFrame: nil)))
    #expect(second.line == "drag 100,100 by 50,0 at 0.5 over 0.2 via 50,0@0.1")
    #expect(try second.hands.undone(from: frames.letGo(atFrame: nil)) == nil)
  }

  /// Places are written to the thousandth, and left out where they differ by a quarter of a point.
  private func isAlike(_ one: String, _ other: String) throws -> Bool {
    func numbers(_ text: String) -> [Double] {
      text.matches(of: #/-?[0-9]+(\.[0-9]+)?/#).compactMap { Double(text[$0.range]) }
    }
    let (a, b) = (numbers(one), numbers(other))
    return a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1 }
  }
}
