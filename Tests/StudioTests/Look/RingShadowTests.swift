import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import Compositing
@testable import Studio
@testable import Views

@MainActor
@Suite("A ring around a view")
struct RingShadowTests {
  private func clip(_ lines: String) -> Clip {
    var clip = Clip(
      "button", look: Look(pointer: .none), script: Script(commands: ScriptText(lines).commands)
    ) {
      Button("Toggle") {}.buttonStyle(.borderedProminent)
    }
    clip.frameRate = 20
    return clip
  }

  @Test("What a ring is around keeps its colours, up to its edges") func colors() throws {
    let fonts = FontBook()
    var pictures: [Bitmap] = []
    var marked = CGRect.zero
    for words in ["ring 'Toggle' at 0.2 for 2; wait 3", "wait 3"] {
      let clip = clip(words)
      let plan = try clip.plan(measuring: fonts)
      let picture = ClipPicture(clip, plan: plan, measuring: fonts)
      let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
      if let frame = plan.cues.first?.frame(at: 1) {
        let screen = picture.screenFrame(atFrame: 20)
        marked = frame.offsetBy(dx: screen.minX, dy: screen.minY)
      }
      let compositor = try Compositor(
        size: picture.size, scale: picture.scale, painter: LeafPainter(fonts: fonts))
      pictures.append(
        try compositor.draw(
          picture.list(try player.displayList(atFrame: 20), atFrame: 20),
          background: picture.background))
    }
    #expect(marked.width > 40)
    // A row through the middle, and a column: as far as the view's edges, which the ring leaves free.
    let row = pictures.map { bitmap in
      (Int(marked.minX) - 2..<Int(marked.maxX) + 2).map { bitmap.level(x: $0, y: Int(marked.midY)) }
    }
    let column = pictures.map { bitmap in
      (Int(marked.minY) - 2..<Int(marked.maxY) + 2).map { bitmap.level(x: Int(marked.midX), y: $0) }
    }
    #expect(row[0] == row[1])
    #expect(column[0] == column[1])
    // It is there.
    let outside = Int(marked.minX) - 11
    #expect(
      pictures[0].level(x: outside, y: Int(marked.midY))
        != pictures[1].level(x: outside, y: Int(marked.midY)))
  }
}

extension Bitmap {
  /// Of blue, green and red.
  fileprivate func level(x: Int, y: Int) -> [UInt8] {
    withUnsafeBytes { bytes in
      Array(bytes[(y * stride + x * 4)..<(y * stride + x * 4 + 3)])
    }
  }
}
