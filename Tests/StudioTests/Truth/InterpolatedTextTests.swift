import Drawing
import Foundation
import Geometry
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// The text of the recording ContentTransition: 20 points to 45 in five seconds.
@MainActor
@Suite struct InterpolatedTextTests {
  /// Edges of the text's ink in the recording, in its pixels of almost a point, and seconds after
  /// the tap, which was fitted to the width's `easeInOut`: before it 114 … 269, after it 24 … 359.
  nonisolated static let recorded: [(time: Double, left: Double, right: Double)] = [
    (0.95, 102, 269), (1.45, 84, 271), (1.95, 66, 277), (2.283, 54, 285), (2.783, 38, 301),
    (3.283, 30, 321), (3.783, 26, 339), (4.283, 24, 352),
  ]

  /// What a moment's edges are of the way between the first and the last ones.
  private struct Progress {
    let left: Double
    let width: Double

    init(_ now: (left: Double, right: Double), from: (Double, Double), to: (Double, Double)) {
      left = (now.left - from.0) / (to.0 - from.0)
      width = (now.right - now.left - (from.1 - from.0)) / (to.1 - to.0 - (from.1 - from.0))
    }
  }

  /// Rule: `text-interpolates`.
  @Test func itsEdgesMoveAsInTheRecording() throws {
    let clip = Clip("text") {
      Demo()
    } script: {
      Tap("Change")
      Wait(6)
    }
    let player = ClipPlayer(clip, measuring: FontBook())
    let fonts = FontBook()
    var edges: [(left: Double, right: Double)] = []
    for frame in 0...330 {
      let list = try player.displayList(atFrame: frame)
      let ink = list.items.compactMap { item -> CGRect? in
        guard case .leaf(let leaf, let point) = item, point.y < 200 else { return nil }
        return LeafPainter(fonts: fonts).inkBounds(of: leaf).offsetBy(dx: point.x, dy: point.y)
      }
      let rect = try #require(ink.first)
      edges.append((rect.minX, rect.maxX))
    }
    let (from, to) = (edges[0], edges[330])
    for row in Self.recorded {
      let ours = Progress(edges[Int((row.time * 60).rounded())], from: from, to: to)
      let theirs = Progress((row.left, row.right), from: (114, 269), to: (24, 359))
      #expect(abs(ours.left - theirs.left) < 0.04, "left edge at \(row.time) s")
      #expect(abs(ours.width - theirs.width) < 0.04, "width at \(row.time) s")
    }
  }

  private struct Demo: View {
    @State private var hasGrown = false

    var body: some View {
      VStack {
        Text("Content transition")
          .font(.system(size: hasGrown ? 45 : 20))
          .contentTransition(.interpolate)
        Spacer()
        Button("Change") {
          withAnimation(.easeInOut(duration: 5)) { hasGrown = true }
        }
      }
    }
  }
}
