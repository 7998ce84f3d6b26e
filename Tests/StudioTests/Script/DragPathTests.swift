import Foundation
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A finger is at each place of its path at that place's own time.
@MainActor
@Suite("Dragging along a path")
struct DragPathTests {
  /// Tells where a drag is, on the clip's clock.
  private struct Telling: View {
    let tell: @MainActor (Double, CGSize) -> Void

    var body: some View {
      Color.red.gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { tell(VirtualClock.current?.now ?? -1, $0.translation) }
          .onEnded { tell(VirtualClock.current?.now ?? -1, $0.translation) })
    }
  }

  private func places(_ line: String) throws -> [String] {
    var places: [String] = []
    let script = Script(commands: [try ScriptLine(line).command, .wait(1)])
    let clip = Clip.tiny(script) {
      Telling { time, place in
        let time = (time * 1000).rounded() / 1000
        places.append("\(Int(place.width.rounded())),\(Int(place.height.rounded()))@\(time)")
      }
    }
    _ = try clip.plan(measuring: FontBook())
    return places
  }

  @Test("Between two frames too") func placesBetweenFrames() throws {
    // Frames are a tenth of a second apart.
    #expect(
      try places("drag 10,10 by 40,0 at 0.05 over 0.3 via 20,10@0.12, 20,-10@0.13") == [
        "0,0@0.05", "8,4@0.1", "20,10@0.17", "20,-10@0.18", "22,-9@0.2", "34,-3@0.3",
        "40,0@0.35", "40,0@0.35",
      ])
  }

  @Test("Without places on the way it goes straight") func straight() throws {
    #expect(
      try places("drag 10,10 by 40,20 at 0.1 over 0.2") == [
        "0,0@0.1", "20,10@0.2", "40,20@0.3", "40,20@0.3",
      ])
  }

  @Test("A finger that only rests is lifted where it came down") func resting() throws {
    #expect(
      try places("drag 10,10 by 0,0 at 0.1 over 0.7") == ["0,0@0.1", "0,0@0.8"])
  }
}
