import Compositing
import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Motion blur", .serialized)
struct BlurredFramesTests {
  private func clip(_ angle: Double) -> Clip {
    var clip = Clip.tiny(Script(steps: [Tap().at(0.35), Wait(1.5)])) {
      ToggleDemo(transition: .slide)
    }
    clip.motionBlur = angle
    return clip
  }

  private func pictures(
    _ clip: Clip, _ frames: ClosedRange<Int>? = nil, _ renderer: RendererChoice
  ) throws -> [[UInt8]] {
    var pictures: [[UInt8]] = []
    try FrameReader(clip, renderer: renderer).forEach(frames) { bitmap, _ in
      pictures.append(bitmap.withUnsafeBytes { Array($0) })
    }
    return pictures
  }

  @Test("A frame is the mean of what is seen in it", arguments: [RendererChoice.auto, .software])
  func mean(_ renderer: RendererChoice) throws {
    let clip = clip(90)
    let fonts = FontBook()
    let plan = try clip.plan(measuring: fonts)
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    let compositor = try Compositor(
      size: PixelSize(width: 80, height: 60), scale: 1, painter: LeafPainter(fonts: fonts),
      renderer: renderer)
    let blurred = try pictures(clip, nil, renderer)
    var moved = 0
    for frame in 0..<plan.frameCount {
      let moments = try player.exposure(ofFrame: frame)
      #expect(moments.count == 8)
      var sums: [Int] = []
      for moment in moments {
        let bytes = try compositor.draw(moment.list, background: .white).withUnsafeBytes {
          $0.map(Int.init)
        }
        sums = sums.isEmpty ? bytes : zip(sums, bytes).map(+)
      }
      #expect(blurred[frame] == sums.map { UInt8(($0 + 4) / 8) }, "frame \(frame)")
      if Set(moments.map(\.list)).count > 1 { moved += 1 }
    }
    #expect(moved > 8)
  }

  @Test("A still frame is the sharp one, and only what moves is drawn") func still() throws {
    let (sharp, blurred) = (
      try pictures(clip(0), nil, .auto), try pictures(clip(180), nil, .auto)
    )
    #expect(sharp.count == blurred.count)
    // Before the finger comes down and after all has come to rest.
    #expect(sharp[0] == blurred[0] && sharp[1] == blurred[1] && sharp[16] == blurred[16])
    #expect(sharp[8] != blurred[8])
  }

  @Test("A frame is the same whichever was asked for first") func alone() throws {
    let all = try pictures(clip(120), nil, .auto)
    #expect(try pictures(clip(120), 7...9, .auto) == Array(all[7...9]))
    #expect(try pictures(clip(120), 12...12, .auto) == [all[12]])
  }

  @Test("What comes after a cut is no part of the frame before it") func cut() throws {
    var clip = clip(360)
    clip.script.steps += [Hide().at(0.55), Show().at(1)]
    let fonts = FontBook()
    let plan = try clip.plan(measuring: fonts)
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    let moments = try player.exposure(ofFrame: 5)
    #expect(moments.count == 16)
    #expect(moments.allSatisfy { $0.time >= 0.5 && $0.time < 0.55 })
    #expect(try player.exposure(ofFrame: 6).count == 32)
  }

  @Test("The camera blurs what it moves past") func camera() throws {
    var clip = Clip(
      "camera", look: .social, frameRate: 10, script: Script(steps: [Tap().at(1), Wait(1)])
    ) { ToggleDemo() }
    clip.look?.scale = 0.1
    clip.look?.motionBlur = 180
    let fonts = FontBook()
    let plan = try clip.plan(measuring: fonts)
    let picture = ClipPicture(clip, plan: plan)
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    #expect(Set(picture.lists(try player.exposure(ofFrame: 2))).count == 1)
    #expect(Set(picture.lists(try player.exposure(ofFrame: 7))).count == 16)
  }

  @Test("A shutter's moments are as far apart at every angle") func shutter() {
    let half = Shutter(angle: 180, frameRate: 60)
    let whole = Shutter(angle: 360, frameRate: 60)
    #expect(half.count == 16 && whole.count == 32 && Shutter(angle: 0, frameRate: 60).count == 1)
    #expect(half.time(ofFrame: 6, moment: 4) == whole.time(ofFrame: 6, moment: 4))
    #expect(whole.time(ofFrame: 6, moment: 31) < 7.0 / 60)
  }
}
