import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

@testable import Studio
@testable import Views

/// What a look puts into the picture besides the device.
@MainActor
@Suite("Looks with texts, marks and two screens")
struct LookPictureTests {
  private let fonts = FontBook()

  private func lists(
    _ look: Look, _ lines: String, lasting duration: Double? = nil, frames: [Int]
  ) throws -> (ClipPlan, [DisplayList]) {
    var script = Script(commands: ScriptText(lines).commands)
    script.duration = duration
    var clip = Clip("toggle", look: look, script: script) { ToggleDemo() }
    clip.frameRate = 20
    let plan = try clip.plan(measuring: fonts)
    let picture = ClipPicture(clip, plan: plan, measuring: fonts)
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    return (
      plan, try frames.map { picture.list(try player.displayList(atFrame: $0), atFrame: $0) }
    )
  }

  @Test("A caption is there for its time, and the picture is still while it is") func caption()
    throws
  {
    let look = Look(pointer: .none)
    let (_, lists) = try lists(
      look, "caption 'A spring' at 1 for 2; wait 4", frames: [10, 30, 40, 70])
    #expect(lists[0] == lists[3])
    #expect(lists[1] == lists[2] && lists[1] != lists[0])
    #expect(lists[1].texts.contains("A spring"))
  }

  @Test("Two fingers leave marks where one finger has an arrow") func twoFingers() throws {
    for (words, isSame) in [
      ("pinch 200,400 by 2 at 0.5 over 1; wait 1", true), ("tap 200,400 at 0.6; wait 1", false),
    ] {
      let (_, arrow) = try lists(Look(pointer: .arrow), words, frames: [12])
      let (_, marks) = try lists(Look(pointer: .touch), words, frames: [12])
      let (_, none) = try lists(Look(pointer: .none), words, frames: [12])
      #expect((arrow == marks) == isSame && arrow != none, "\(words)")
    }
  }

  @Test("The names of two screens go where a camera goes") func namesOnTheirWay() throws {
    var look = Look.social
    look.sideBySide = SideBySide("light dark")
    let (_, lists) = try lists(
      look, "zoom 2 on 'Toggle' at 0.5 for 2; wait 3", frames: [0, 25, 35])
    for list in lists { #expect(list.texts.contains("Light") && list.texts.contains("Dark")) }
    #expect(lists[0] != lists[1])
  }

  @Test("What stands below a device is in its middle, as far as there is room") func below() {
    let screen = CGSize(width: 393, height: 852)
    let look = Look(title: "Springs")
    let header = LookHeader(
      look, canvas: CGSize(width: 1920, height: 1080), screen: screen, count: 1,
      ink: LookInk(on: look.backdrop), measuring: fonts)
    let layout = LookLayout(look, screen: screen, bezel: EdgeInsets(), header: header)
    let middle = layout.deviceFrame.midX
    #expect(middle > 1000)
    #expect(isClose(layout.start(below: 200, edge: 34), middle - 100))
    #expect(layout.start(below: 1800, edge: 34) == 86)
    #expect(layout.start(below: 3000, edge: 34) == 34)
  }

  @Test("A clip that begins anew has taken back what was written over it") func loop() throws {
    let words =
      "tap 'Toggle' at 0.3; caption 'A spring' at 0.5 for 9; label 'Here' on 'Toggle' at 0.5 for 9; wait 1"
    for loops in [true, false] {
      var look = Look(pointer: .none)
      look.loops = loops
      let (plan, lists) = try lists(look, words, lasting: 1.2, frames: [16, 23])
      #expect(plan.frameCount == 24)
      #expect(lists[0].texts.contains("A spring") && lists[0].texts.contains("Here"))
      let last = LookFade(start: 0.5, end: 9, in: plan).presence(at: 23.0 / 20)
      #expect((last < 0.2) == loops)
    }
  }

  @Test("A caption is over nothing that is pressed as it comes, or was just before")
  func captionAside() throws {
    let layout = LookLayout(
      .documentation, screen: CGSize(width: 393, height: 852), bezel: EdgeInsets())
    let place = CGPoint(x: 200, y: 800)
    let touch = TouchTrace(
      kind: .tap, waypoints: [.init(time: 0.9, point: place), .init(time: 1, point: place)],
      effect: 1)
    let frame = CGRect(origin: layout.onCanvas(place), size: .zero).insetBy(dx: -9, dy: -9)
    for (start, isTouched) in [(0.5, true), (1.2, true), (1.5, false)] {
      #expect(
        layout.isTouched(frame, [touch], during: LookFade(start: start, end: 3)) == isTouched)
    }
    #expect(!layout.isTouched(frame, [touch], during: LookFade(start: 0, end: 0.6)))
    #expect(layout.isTouched(frame, [touch], during: LookFade(start: 0, end: 0.8)))
    #expect(
      !layout.isTouched(
        frame.offsetBy(dx: 0, dy: -300), [touch], during: LookFade(start: 0.5, end: 3)))
  }

  @Test("The names of two screens have room below a title and a subtitle") func names() throws {
    var look = Look(
      title: "Springs", subtitle: String(repeating: "With bounce ", count: 20),
      sideBySide: .lightAndDark)
    for canvas in [Look.Canvas.fullHD, .fixed(width: 1080, height: 1080), .auto] {
      look.canvas = canvas
      let clip = Clip("toggle", look: look) { ToggleDemo() }
      let plan = try clip.plan(measuring: fonts)
      let layout = LookDressing(look, stage: clip.stage, plan: plan, measuring: fonts).layout
      let header = try #require(layout.header)
      // A line of the names and the space above the devices.
      let unit = min(layout.canvas.width, layout.canvas.height) / 1080
      #expect(layout.deviceFrame.minY - header.maxY > (34 + 18 + 12) * unit)
    }
  }

  @Test("A title stands beside an upright device, above it on a square canvas, and never over it")
  func title() throws {
    var look = Look(title: "Springs", subtitle: "With bounce")
    for canvas in [Look.Canvas.fullHD, .fixed(width: 1080, height: 1080), .auto] {
      look.canvas = canvas
      var clip = Clip("toggle", look: look) { ToggleDemo() }
      clip.frameRate = 20
      let plan = try clip.plan(measuring: fonts)
      let dressing = LookDressing(
        look, stage: clip.stage, plan: plan, measuring: fonts)
      let header = try #require(dressing.layout.header)
      let device = dressing.layout.deviceFrame
      #expect(!header.intersects(device))
      let all = CGRect(origin: .zero, size: dressing.layout.canvas)
      #expect(all.contains(header) && all.contains(device))
      #expect((header.maxX < device.minX) == (canvas == .fullHD))
      #expect(
        dressing.list(DisplayList(), at: 0).texts.starts(with: ["Springs", "With bounce"]))
    }
  }

  @Test("Two screens stand side by side, one light, one dark, and are touched alike")
  func sideBySide() throws {
    let (plan, lists) = try lists(
      Look(sideBySide: .lightAndDark), "tap 'Toggle' at 0.5; wait 0.5", frames: [0, 14])
    #expect(plan.beside.map(\.touches) == [plan.touches])
    #expect(lists[0].texts.filter { $0 == "Toggle" }.count == 2)
    #expect(lists[0].texts.contains("Light") && lists[0].texts.contains("Dark"))
    #expect(lists[0] != lists[1])
    let layout = LookLayout(
      Look(), screen: CGSize(width: 393, height: 852), bezel: EdgeInsets(), count: 2)
    #expect(layout.origins[1].x > layout.origins[0].x + 393 * layout.scale)
    #expect(layout.deviceFrame.minX > 0 && layout.deviceFrame.maxX < layout.canvas.width)
  }

  @Test("Two views need two views") func views() {
    let clip = Clip("one", look: Look(sideBySide: .views(["A", "B"]))) { Color.red }
    let error = #expect(throws: ClipError.self) { try clip.plan(measuring: fonts) }
    #expect(
      error?.description
        == "A and B cannot be shown side by side: only a Swift file or a page has views with "
        + "names. Write 'sideBySide: light dark'.")
    let two = clip.beside { Text("Other") }
    let list = try? two.plan(measuring: fonts)
    #expect(list?.beside.count == 1)
  }

  @Test("What a backdrop's camera moves is the device alone, or all") func cameraMoves() throws {
    for moves in Look.CameraMoves.allCases {
      let look = Look(backdrop: .dusk, pointer: .none, cameraMoves: moves)
      let (_, lists) = try lists(look, "zoom 2 at 0.2; wait 2", frames: [0, 30])
      #expect((lists[0].items.first == lists[1].items.first) == (moves == .device))
      #expect(lists[0].items.last != lists[1].items.last)
    }
  }
}

extension DisplayList {
  /// All that is written in it, in its order.
  fileprivate var texts: [String] {
    func texts(_ item: DisplayItem) -> [String] {
      switch item {
      case .leaf(.text(let text), _): [text.runs.map(\.string).joined()]
      case .leaf: []
      case .group(_, let items): items.flatMap(texts)
      }
    }
    return items.flatMap(texts)
  }
}
