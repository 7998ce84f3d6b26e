import Drawing
import Foundation
import Movie
import Raster
import TestSupport
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A clip that shows little is drawn from what it showed when it was planned.
@MainActor
@Suite("Kept lists", .serialized)
struct KeptListsTests {
  private final class Read { var count = 0 }

  /// So many leaves, which go somewhere else in each of half a second's frames.
  private struct Moving: View {
    let leaves: Int
    let read: Read
    @State private var isAway = false

    var body: some View {
      let _ = read.count += 1
      return ZStack {
        ForEach(0..<leaves, id: \.self) { number in
          Color.red.frame(width: 4, height: 4).offset(x: isAway ? Double(number % 20) : 0)
        }
      }
      .onTapGesture { withAnimation(.linear(duration: 0.5)) { isAway = true } }
    }
  }

  private func clip(_ leaves: Int, _ read: Read) -> Clip {
    Clip.tiny(Script(steps: [Tap().at(0)], duration: 0.5)) { Moving(leaves: leaves, read: read) }
  }

  private func export(
    _ clip: Clip, frames: ClosedRange<Int>? = nil, playsAgain: Bool = false
  ) throws -> (bytes: Data, report: ExportReport) {
    let folder = try TemporaryFolder()
    var options = ExportOptions()
    options.frames = frames
    options.playsAgain = playsAgain
    let report = try Exporter(clip, options: options).export(to: folder.file("a.mp4"))
    return (try Data(contentsOf: URL(fileURLWithPath: folder.file("a.mp4"))), report)
  }

  @Test("A clip is played once, and its file is what it is when it is played again")
  func playedOnce() throws {
    let (once, twice) = (Read(), Read())
    let kept = try export(clip(4, once))
    let again = try export(clip(4, twice), playsAgain: true)
    #expect(once.count > 0 && twice.count == 2 * once.count)
    #expect(kept.bytes == again.bytes)
    #expect(kept.report.warnings == again.report.warnings)
    #expect(kept.report.framesDrawn == again.report.framesDrawn)
  }

  @Test("Some of the frames are the same, too", arguments: [0...0, 2...4, 3...4])
  func someFrames(_ frames: ClosedRange<Int>) throws {
    let kept = try export(clip(4, Read()), frames: frames)
    let again = try export(clip(4, Read()), frames: frames, playsAgain: true)
    #expect(kept.bytes == again.bytes && kept.report.frameCount == frames.count)
  }

  @Test("What would take much memory is not kept at all", arguments: [(200, true), (10, false)])
  func tooMuch(_ most: Int, _ isKept: Bool) throws {
    let clip = clip(4, Read())
    var kept = KeptLists(of: clip, frames: nil, mostItems: most)
    let fonts = FontBook()
    let plan = try clip.plan(measuring: fonts) { kept.look(at: $0) }
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    for index in 0..<plan.frameCount {
      let shown = try player.displayList(atFrame: index)
      #expect(kept.exposure(ofFrame: index)?.map(\.list) == (isKept ? [shown] : nil))
    }
  }

  @Test("What a blurred frame shows is played") func blurred() throws {
    var (one, two) = (clip(4, Read()), clip(4, Read()))
    one.motionBlur = 180
    two.motionBlur = 180
    #expect(try export(one).bytes == export(two, playsAgain: true).bytes)
  }
}
