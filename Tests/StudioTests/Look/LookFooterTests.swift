import Drawing
import Foundation
import Geometry
import Raster
import Testing

@testable import Studio
@testable import Views

/// What is written below a device, and the room that it is given.
@MainActor
@Suite("Captions, code and keys below a device")
struct LookFooterTests {
  private let fonts = FontBook()

  private struct Page: View {
    var body: some View {
      VStack {
        TextField("Name", text: .constant(""))
        Button("Toggle") {}
      }
    }
  }

  private func clip(_ look: Look, _ lines: String) -> Clip {
    var clip = Clip("page", look: look, script: Script(commands: ScriptText(lines).commands)) {
      Page()
    }
    clip.frameRate = 20
    clip.code = "Button(\"Toggle\") { toggle() }"
    return clip
  }

  private func dressing(_ clip: Clip, _ look: Look) throws -> LookDressing {
    LookDressing(
      look, stage: clip.stage, plan: try clip.plan(measuring: fonts), measuring: fonts)
  }

  nonisolated private static let canvases: [Look.Canvas] = [
    .fullHD, .fixed(width: 1080, height: 1080), .fixed(width: 1080, height: 1920), .auto,
  ]

  @Test(
    "A caption, a line of code and keys stand below the device, each in a row of its own",
    arguments: canvases)
  func rows(_ canvas: Look.Canvas) throws {
    for keys in [Look.Showing.hidden, .shown] {
      let look = Look(canvas: canvas, pointer: .none, code: .shown, keys: keys)
      let clip = clip(
        look,
        "tap 'Toggle' at 1; type 'q' into 'Name' at 1.3; caption 'A spring' at 0.2 for 3; wait 3")
      let pressed = try #require(try clip.plan(measuring: fonts).keys.first).time
      let dressing = try dressing(clip, look)
      let layout = dressing.layout
      let texts = dressing.list(DisplayList(), at: pressed + 0.1).items.flatMap { $0.texts() }
      #expect(
        Set(texts.map(\.string))
          == (keys == .shown ? ["A spring", "toggle()", "q"] : ["A spring", "toggle()"]))
      let all = CGRect(origin: .zero, size: layout.canvas)
      #expect(all.contains(layout.deviceFrame))
      for text in texts {
        #expect(text.frame.minY > layout.deviceFrame.maxY, "\(text.string)")
        #expect(all.contains(text.frame), "\(text.string)")
        for other in texts where other.string != text.string {
          #expect(!text.frame.intersects(other.frame))
        }
      }
    }
  }

  @Test("A caption of several lines has room as well, and so where little is kept free")
  func longCaption() throws {
    let words = String(repeating: "a spring with bounce ", count: 7)
    for (look, text) in [
      (Look(pointer: .none), words), (Look(padding: 10, pointer: .none), "Short"),
    ] {
      let dressing = try dressing(clip(look, "caption '\(text)' at 0.2 for 3; wait 3"), look)
      let texts = dressing.list(DisplayList(), at: 1).items.flatMap { $0.texts() }
      #expect(texts.count == 1)
      #expect(texts.allSatisfy { $0.frame.minY > dressing.layout.deviceFrame.maxY })
    }
  }

  /// Recording: where the phone stands in the documentation's.
  @Test("What fits below the device leaves it where it is") func fits() throws {
    let look = Look(pointer: .none, code: .shown)
    let plain = try dressing(clip(look, "wait 3"), look).layout
    for words in [
      "caption 'A spring' at 0.2 for 3; wait 3", "tap 'Toggle' at 1; wait 3",
      "tap 'Toggle' at 1; caption 'Later' at 5 for 1; wait 6",
    ] {
      #expect(try dressing(clip(look, words), look).layout == plain, "\(words)")
    }
    #expect(plain.scale == 1)
  }

  @Test("A camera shows what is tapped above what is written, which has a plate for any screen")
  func near() throws {
    for words in ["", "zoom 1.6 on 'Toggle' at 0.5 for 3; "] {
      let look = Look(
        backdrop: .dusk, pointer: .none, camera: words.isEmpty ? .follow : .still, code: .shown)
      let clip = clip(look, words + "tap 'Toggle' at 1; caption 'A spring' at 0.2 for 4; wait 4")
      let tapped = try #require(try clip.plan(measuring: fonts).touches.first?.waypoints.first)
      let dressing = try dressing(clip, look)
      let list = dressing.list(DisplayList(), at: 2.5)
      let seen = tapped.point.applying(dressing.screenPlacement(at: 2.5))
      // In the middle of what is free above a caption and a line of code.
      #expect(abs(seen.y - 452) < 30, "\(seen)")
      let texts = list.items.flatMap { $0.texts() }
      #expect(texts.map(\.string) == ["A spring", "toggle()"])
      #expect(texts.allSatisfy { $0.frame.minY > 800 })
      var ink = LookInk(on: .dusk)
      let fills = list.items.flatMap(\.fills)
      #expect(!fills.contains(ink.plate))
      ink.isOverScreen = true
      #expect(fills.contains(ink.plate))
    }
  }

  @Test("It lies low where a camera comes near, and else in the middle of what is free")
  func low() throws {
    let words = "tap 'Toggle' at 1; caption 'A spring' at 0.2 for 4; wait 4"
    for camera in Look.Camera.allCases {
      let look = Look(
        canvas: .fixed(width: 1080, height: 1080), pointer: .none, camera: camera)
      var clip = clip(look, words)
      clip.stage = Stage.iPhone15Pro.landscape
      let dressing = try dressing(clip, look)
      let texts = dressing.list(DisplayList(), at: 0.5).items.flatMap { $0.texts() }
      let caption = try #require(texts.first { $0.string == "A spring" })
      let middle = (dressing.layout.deviceFrame.maxY + 1080) / 2
      if camera == .follow {
        #expect(caption.frame.maxY > 1020)
      } else {
        #expect(abs(caption.frame.midY - middle) < 3)
      }
    }
  }

  @Test("It stays below a device that a camera brings from beside a title to the middle")
  func axis() throws {
    let look = Look(pointer: .none, camera: .follow, title: "Springs")
    let clip = clip(look, "tap 'Toggle' at 1; caption 'A spring' at 0.2 for 4; wait 4")
    let dressing = try dressing(clip, look)
    for time in [0.5, 2.5] {
      let texts = dressing.list(DisplayList(), at: time).items.flatMap { $0.texts() }
      let caption = try #require(texts.first { $0.string == "A spring" })
      let device = CGPoint(x: clip.stage.size.width / 2, y: 0)
        .applying(dressing.screenPlacement(at: time))
      #expect(abs(caption.frame.midX - device.x) < 2, "\(time)")
      #expect((device.x < 1000) == (time > 1))
    }
  }

  @Test("However long a text is, most of the picture is the device's") func limit() throws {
    let words = String(repeating: "a spring with bounce ", count: 90)
    let look = Look(pointer: .none)
    let layout = try dressing(clip(look, "caption '\(words)' at 0.2 for 3; wait 3"), look).layout
    #expect(layout.deviceFrame.height > 0.55 * layout.canvas.height)
  }
}

extension DisplayItem {
  fileprivate var fills: [RGBA] {
    switch self {
    case .leaf(.shape(let shape), _):
      if case .color(let color) = shape.paint { [color] } else { [] }
    case .leaf: []
    case .group(_, let items): items.flatMap(\.fills)
    }
  }

  /// All that is written in it, with its place; what is moved is only moved along.
  fileprivate func texts(_ way: ProjectionTransform = ProjectionTransform()) -> [(
    string: String, frame: CGRect
  )] {
    switch self {
    case .leaf(.text(let text), let place):
      [
        (
          text.runs.map(\.string).joined(),
          CGRect(origin: place, size: text.size).covering(way)
        )
      ]
    case .leaf: []
    case .group(.transform(let own), let items): items.flatMap { $0.texts(own.concatenating(way)) }
    case .group(_, let items): items.flatMap { $0.texts(way) }
    }
  }
}
