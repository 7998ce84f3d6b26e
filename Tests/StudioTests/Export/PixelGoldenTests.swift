import Compositor
import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@testable import Views

/// Frames as they come out of the renderer: from views to pixels, in small.
@MainActor
@Suite("Pixel goldens", .serialized)
struct PixelGoldenTests {
  /// A frame of 160 × 120 pixels, drawn by the renderer that every machine has.
  private func frame(_ index: Int, of clip: Clip) throws -> Bitmap {
    var clip = clip
    clip.stage = Stage(size: CGSize(width: 80, height: 60), scale: 2)
    let fonts = FontBook()
    let compositor = try Compositor(
      size: PixelSize(width: 160, height: 120), scale: 2, painter: LeafPainter(fonts: fonts),
      renderer: .software)
    let list = try ClipPlayer(clip, measuring: fonts).displayList(atFrame: index)
    return try compositor.draw(list, background: clip.stage.colorScheme.backgroundColor)
  }

  private func still<V: View>(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) -> Clip {
    Clip.tiny(Script(steps: [], duration: 1), view)
  }

  private func halfway(_ transition: AnyTransition) -> Clip {
    Clip.tiny(Script(steps: [Tap(.point(x: 5, y: 5)).at(0)], duration: 1)) {
      Coming(transition: transition)
    }
  }

  private struct Coming: View {
    let transition: AnyTransition
    @State private var isOn = false
    var body: some View {
      ZStack {
        Color.white.onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
        if isOn {
          Rectangle().fill(.blue).frame(width: 40, height: 30).transition(transition)
        }
      }
    }
  }

  @Test("A scale transition, halfway") func scale() throws {
    try PixelGolden.expect(frame(5, of: halfway(.scale)), isLike: "scale")
  }

  @Test("A push, halfway") func push() throws {
    try PixelGolden.expect(frame(5, of: halfway(.push(from: .leading))), isLike: "push")
  }

  @Test("A blur replace, halfway") func blurReplace() throws {
    try PixelGolden.expect(frame(5, of: halfway(.blurReplace)), isLike: "blurReplace")
  }

  @Test("A turn in space, seen in perspective") func perspective() throws {
    let clip = still {
      LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing)
        .frame(width: 50, height: 40)
        .rotation3DEffect(.degrees(50), axis: (0, 1, 0), anchor: .center, perspective: 0.8)
    }
    try PixelGolden.expect(frame(0, of: clip), isLike: "perspective")
  }

  @Test("Clips, strokes, rotations and a shadow") func shapes() throws {
    let clip = still {
      HStack(spacing: 4) {
        RoundedRectangle(cornerRadius: 6).fill(.green).frame(width: 22, height: 22)
          .rotationEffect(.degrees(30))
        Circle().trim(from: 0, to: 0.7).stroke(.orange, lineWidth: 4).frame(width: 18, height: 18)
        Color.purple.frame(width: 20, height: 20).clipShape(Circle())
          .shadow(color: .black, radius: 2, x: 2, y: 2)
      }
    }
    try PixelGolden.expect(frame(0, of: clip), isLike: "shapes")
  }

  @Test("A faded group shows what is behind it once") func groupOpacity() throws {
    let clip = still {
      ZStack {
        Rectangle().fill(.yellow).frame(width: 60, height: 20)
        ZStack {
          Circle().fill(.red).frame(width: 30, height: 30).offset(x: -8)
          Circle().fill(.blue).frame(width: 30, height: 30).offset(x: 8)
        }.opacity(0.5)
      }
    }
    try PixelGolden.expect(frame(0, of: clip), isLike: "groupOpacity")
  }

  @Test("Every picture belongs to a test and keeps to its budget") func noOrphans() throws {
    #expect(
      PixelGolden.names == [
        "blurReplace.png", "buttons-dark.png", "buttons-light.png", "groupOpacity.png",
        "perspective.png", "push.png", "rows-dark.png", "rows-light.png", "scale.png",
        "shapes.png", "values-dark.png", "values-light.png",
      ])
  }
}
