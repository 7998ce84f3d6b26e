import Drawing
import Foundation
import Geometry
import Raster
import Testing

@testable import Studio
@testable import Views

@MainActor
@Suite("Marks at views, and who touches these")
struct LookMarkTests {
  private let fonts = FontBook()

  /// The plan, and what is seen after 0.6 seconds.
  private func picture(_ look: Look, _ lines: String) throws -> (ClipPlan, DisplayList) {
    var clip = Clip(
      "toggle", look: look, script: Script(commands: ScriptText(lines).commands)
    ) { ToggleDemo() }
    clip.frameRate = 20
    let plan = try clip.plan(measuring: fonts)
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    let picture = ClipPicture(clip, plan: plan, measuring: fonts)
    return (plan, picture.list(try player.displayList(atFrame: 12), atFrame: 12))
  }

  @Test(
    "A pointer is in front of what is marked, and behind what is written below",
    arguments: [Look.Pointer.arrow, .touch])
  func inFront(_ pointer: Look.Pointer) throws {
    let words =
      "ring 'Toggle' at 0.2 for 2; caption 'A spring' at 0.2 for 2; tap 'Toggle' at 0.6; wait 1"
    let seen = try picture(Look(pointer: pointer), words).1.items
    let bare = try picture(Look(pointer: .none), words).1.items
    // The device, the ring in its parts, who touches it, the caption.
    #expect(seen.count == bare.count + 1)
    #expect(seen.dropLast(2).elementsEqual(bare.dropLast()))
    #expect(seen.last == bare.last)
  }

  @Test("Both of two screens are marked, each at its own view") func both() throws {
    let look = Look(pointer: .none, sideBySide: .lightAndDark)
    let (plan, list) = try picture(look, "label 'Here' on 'Toggle' at 0.2 for 2; wait 1")
    #expect(plan.beside.map(\.cues.count) == [1])
    let labels = list.items.flatMap(Self.places(of: "Here"))
    let layout = LookLayout(look, screen: Stage.iPhone15Pro.size, bezel: EdgeInsets(), count: 2)
    #expect(labels.count == 2)
    let step = layout.origins[1].x - layout.origins[0].x
    #expect(labels.count == 2 && labels[1].x - labels[0].x > 0.9 * step)
    #expect(labels.count == 2 && labels[1].y == labels[0].y)
  }

  private static func places(of text: String) -> (DisplayItem) -> [CGPoint] {
    { item in
      switch item {
      case .leaf(.text(let leaf), let place):
        leaf.runs.map(\.string).joined() == text ? [place] : []
      case .leaf: []
      case .group(_, let items): items.flatMap(places(of: text))
      }
    }
  }
}
