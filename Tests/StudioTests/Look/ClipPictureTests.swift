import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import Compositing
@testable import Studio
@_spi(Engine) @testable import Views

@MainActor
@Suite("Pictures of clips")
struct ClipPictureTests {
  private struct Card: View {
    @State private var isBlue = false
    var body: some View {
      VStack {
        RoundedRectangle(cornerRadius: 20).fill(isBlue ? .blue : .orange).frame(
          width: 200, height: 120)
        Button("Change") { isBlue.toggle() }
      }
    }
  }

  private func clip(
    _ look: Look?, _ script: Script = Script(steps: [Tap("Change").at(0.3), Wait(0.5)])
  ) -> Clip {
    Clip("card", look: look, frameRate: 30, script: script) { Card() }
  }

  @Test("Without a look a picture is the screen") func plain() throws {
    let clip = clip(nil)
    let fonts = FontBook()
    let plan = try clip.plan(measuring: fonts)
    let picture = ClipPicture(clip, plan: plan)
    #expect(picture.size == PixelSize(width: 786, height: 1704))
    #expect(picture.scale == 2 && picture.background == .white)
    let list = ClipPlayer(clip, measuring: fonts).displayList
    #expect(picture.list(list, atFrame: 0) == list)
  }

  @Test("The screen in a look has the pixels that it has by itself") func samePixels() throws {
    let look = Look(statusBar: false, pointer: .none)
    let clip = clip(look)
    let fonts = FontBook()
    let plan = try clip.plan(measuring: fonts)
    let picture = ClipPicture(clip, plan: plan)
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    let whole = try Compositor(
      size: picture.size, scale: picture.scale, painter: LeafPainter(fonts: fonts))
    let alone = try Compositor(
      size: PixelSize(width: 393, height: 852), scale: 1, painter: LeafPainter(fonts: fonts),
      sharing: whole)
    for frame in [0, 8, 11, plan.frameCount - 1] {
      let list = try player.displayList(atFrame: frame)
      let dressed = try whole.draw(
        picture.list(list, atFrame: frame), background: picture.background)
      let screen = try alone.draw(list, background: .white)
      let place = picture.screenFrame(atFrame: frame)
      var different = 0
      // The corners are cut off as far as 85 points from the edges.
      for y in 86..<766 {
        let row = dressed.pixels(
          row: Int(place.minY) + y, from: Int(place.minX), count: screen.width)
        if row != screen.pixels(row: y, from: 0, count: screen.width) { different += 1 }
      }
      #expect(different == 0, "rows of frame \(frame)")
    }
  }

  @Test("What stands still is equal from frame to frame") func still() throws {
    let clip = clip(.documentation, Script(steps: [Tap("Change").at(0.3), Wait(4)]))
    let fonts = FontBook()
    let plan = try clip.plan(measuring: fonts)
    let picture = ClipPicture(clip, plan: plan)
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    var lists: [DisplayList] = []
    for frame in 0..<plan.frameCount {
      lists.append(picture.list(try player.displayList(atFrame: frame), atFrame: frame))
    }
    let last = plan.frameCount - 1
    #expect(lists[last] == lists[last - 30])
    #expect(lists[0] != lists[9])
  }

  @Test("A finger leaves a mark where it is down, and none before and after") func marks() {
    let marks = TouchMarks([
      TouchTrace(
        kind: .drag,
        waypoints: [
          .init(time: 1, point: CGPoint(x: 10, y: 20)),
          .init(time: 2, point: CGPoint(x: 30, y: 20)),
        ], effect: 1),
      TouchTrace(
        index: 1, kind: .pinch,
        waypoints: [.init(time: 1, point: .zero), .init(time: 2, point: .zero)], effect: 1),
    ])
    #expect(marks.items(at: 0.8).isEmpty)
    #expect(marks.items(at: 2.3).isEmpty)
    #expect(marks.items(at: 1.5).count == 2)
    guard case .group(.transform(let place), _)? = marks.items(at: 1.5).first else {
      Issue.record("no mark")
      return
    }
    #expect(CGPoint.zero.applying(place) == CGPoint(x: 20, y: 20))
  }

  @Test("A device lying on its side has its island at the left") func landscape() throws {
    var stage = Stage.iPhone15Pro.landscape
    stage.device = Device.named("iphone15pro")
    let shell = ShellDrawing(try #require(stage.device), isTurned: true, finish: .dark)
    guard case .group(.transform(let turn), let items)? = shell.cutout.first,
      case .leaf(.shape(let island), _)? = items.first
    else {
      Issue.record("no island")
      return
    }
    let middle = CGPoint(x: island.path.boundingRect.midX, y: island.path.boundingRect.midY)
    let place = middle.applying(turn)
    #expect(place.x < 40 && abs(place.y - 393 / 2) < 0.5)
    #expect(shell.bezel.leading == 15.3 && shell.bezel.top == 15)
  }

  @Test("Views in a look are on the device, with its own pixels") func displayScale() {
    #expect(clip(.documentation).graphCanvas.scale == 3)
    #expect(clip(.documentation).graphCanvas.showsStatusBar)
    #expect(clip(nil).graphCanvas.scale == 2)
    #expect(!clip(nil).graphCanvas.showsStatusBar)
    #expect(!clip(Look(statusBar: false)).graphCanvas.showsStatusBar)
    #expect(!clip(.documentation).graphCanvas.showsKeyboard)
    #expect(clip(Look(keyboard: .shown)).graphCanvas.showsKeyboard)
  }

  @Test(
    "A window or a laptop around a phone's clip has no status bar, and nothing is kept free for one",
    arguments: [Look.Shell.window, .laptop])
  func window(_ shell: Look.Shell) {
    let framed = clip(Look(shell: shell))
    #expect(framed.graphCanvas.safeArea == EdgeInsets())
    let fonts = FontBook()
    #expect(ClipPlayer(clip(Look()), measuring: fonts).displayList.text.contains("9:41"))
    #expect(!ClipPlayer(framed, measuring: fonts).displayList.text.contains("9:41"))
    // A Mac's own bar is a part of its window, and a watch's time of its screen.
    for name in ["mac", "watch45"] {
      var other = framed
      other.stage = Stage.named(name) ?? other.stage
      #expect(other.graphCanvas.safeArea == other.stage.safeArea)
      #expect(other.graphCanvas.safeArea.top > 0)
    }
  }
}

extension Bitmap {
  fileprivate func pixels(row: Int, from x: Int, count: Int) -> [UInt8] {
    withUnsafeBytes { bytes in
      Array(bytes[(row * stride + x * 4)..<(row * stride + (x + count) * 4)])
    }
  }
}
