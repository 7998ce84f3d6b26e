import Drawing
import Foundation
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
struct PreviewFactsTests {
  private let fonts = FontBook()

  private func frames() throws -> PlayedFrames {
    let clip = Clip("demo", stage: Stage(size: CGSize(width: 80, height: 60), scale: 1)) {
      ToggledSquare(animation: .linear(duration: 2), transition: .opacity)
    } script: {
      Tap("Toggle").at(0.5)
      Wait(3)
    }
    return try PlayedFrames(clip, fonts: fonts)
  }

  private func lines(_ frames: PlayedFrames, _ frame: Int) throws -> [String] {
    PreviewFacts(
      frame: frame, lastFrame: 209, picture: "80×60",
      moment: try #require(try frames.moment(atFrame: frame))
    ).lines
  }

  @Test func theFrameTheTimeTheTransactionAndWhatRunsAreSaid() throws {
    let frames = try frames()
    #expect(
      try lines(frames, 0) == [
        "Frame 0 of 209", "Time 0.000 s", "80×60", "No transaction yet", "Nothing moves",
      ])
    let lines = try lines(frames, 90)
    #expect(
      lines.prefix(4) == [
        "Frame 90 of 209", "Time 1.500 s", "80×60", "Transaction .linear(duration: 2) at 0.500 s",
      ])
    #expect(
      lines.contains("\u{2007}50 %  Rectangle opacity  .linear(duration: 2)  1.00/2.00 s"))
    #expect(try self.lines(frames, 200).last == "Nothing moves")
  }

  @Test func whatIsSaidOfAFrameIsTheSameWhicheverWayItIsReached() throws {
    let forwards = try frames()
    let inOrder = try (0..<200).map { try lines(forwards, $0) }
    let backwards = try frames()
    for frame in (0..<200).reversed() {
      #expect(try lines(backwards, frame) == inOrder[frame])
    }
  }
}

@MainActor
struct OutlineOverlayTests {
  /// The names of what is framed, where they stand.
  private func labels(_ outlines: [ViewOutline], besides taken: [CGRect] = []) -> [CGRect] {
    let overlay = OutlineOverlay(
      outlines: outlines, size: CGSize(width: 300, height: 300),
      screen: CGRect(x: 0, y: 0, width: 300, height: 300), scale: 1, taken: taken)
    return overlay.items(PreviewStyle(measuring: FontBook())).compactMap { item in
      guard case .leaf(.text(let leaf), let origin) = item else { return nil }
      return CGRect(origin: origin, size: leaf.size)
    }
  }

  @Test func namesDoNotCoverOneAnother() {
    let frame = CGRect(x: 20, y: 20, width: 200, height: 100)
    let outlines = (0..<8).map { ViewOutline(name: "View \($0)", frame: frame) }
    let places = labels(outlines)
    #expect(places.count == 8)
    for (index, place) in places.enumerated() {
      #expect(!places[..<index].contains { $0.intersects(place) })
    }
  }

  @Test func whereThereIsNoRoomANameIsLeftOut() {
    let outlines = (0..<200).map {
      ViewOutline(name: "View \($0)", frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    }
    let places = labels(outlines)
    #expect(places.count < 200)
    #expect(!places.isEmpty)
  }

  @Test func namesKeepAwayFromWhatElseIsSaid() {
    let facts = CGRect(x: 0, y: 0, width: 150, height: 80)
    let outline = ViewOutline(name: "VStack", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let places = labels([outline], besides: [facts])
    #expect(places.count == 1)
    #expect(places.allSatisfy { !$0.intersects(facts) })
  }

  /// Each was looked for a place all along its edge, of which nearly all is beside the window.
  @Test(.timeLimit(.minutes(5))) func aViewIsNamedInTheWindowHoweverWideItIs() {
    let outlines = (0..<2_000).map {
      ViewOutline(name: "View \($0)", frame: CGRect(x: -5e6, y: 20, width: 1e7, height: 200))
    }
    let places = labels(outlines)
    #expect(!places.isEmpty)
    #expect(places.allSatisfy { CGRect(x: 0, y: 0, width: 300, height: 300).contains($0) })
  }

  /// The places along its edge were counted from one that is no number, without an end.
  @Test(
    .timeLimit(.minutes(5)), arguments: [-Double.infinity, .infinity, .nan, 1e300])
  func aViewThatIsNowhereHasNoName(_ x: Double) {
    let outline = ViewOutline(name: "VStack", frame: CGRect(x: x, y: 0, width: 90, height: 90))
    #expect(labels([outline]).isEmpty)
  }

  @Test func aViewInTheSamePlaceByTheSameNameIsNamedOnce() {
    let outline = ViewOutline(name: "VStack", frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    #expect(labels([outline, outline]).count == 1)
  }
}
