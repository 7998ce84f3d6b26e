import Foundation
import Studio
import Views

/// What the kept pictures of clips show: 80 × 60 points, ten frames a second.
@MainActor
enum ReferenceScenes {
  /// By name, each with the frame that is kept.
  static var all: [(name: String, clip: Clip, frame: Int)] {
    [
      ("scale", halfway(.scale), 5),
      ("push", halfway(.push(from: .leading)), 5),
      ("blurReplace", halfway(.blurReplace), 5),
      ("perspective", still { perspective }, 0),
      ("shapes", still { shapes }, 0),
      ("groupOpacity", still { groupOpacity }, 0),
    ]
  }

  private static func clip<V: View>(
    _ steps: [ScriptStep], @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) -> Clip {
    Clip(
      "reference", stage: Stage(size: CGSize(width: 80, height: 60), scale: 2), frameRate: 10,
      script: Script(steps: steps, duration: 1)
    ) { view() }
  }

  private static func still<V: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) -> Clip { clip([], view) }

  private static func halfway(_ transition: AnyTransition) -> Clip {
    clip([Tap(.point(x: 5, y: 5)).at(0)]) { Coming(transition: transition) }
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

  /// A turn in space.
  private static var perspective: some View {
    LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing)
      .frame(width: 50, height: 40)
      .rotation3DEffect(.degrees(50), axis: (0, 1, 0), anchor: .center, perspective: 0.8)
  }

  /// Clips, strokes, rotations and a shadow.
  private static var shapes: some View {
    HStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 6).fill(.green).frame(width: 22, height: 22)
        .rotationEffect(.degrees(30))
      Circle().trim(from: 0, to: 0.7).stroke(.orange, lineWidth: 4).frame(width: 18, height: 18)
      Color.purple.frame(width: 20, height: 20).clipShape(Circle())
        .shadow(color: .black, radius: 2, x: 2, y: 2)
    }
  }

  /// A faded group, which shows what is behind it once.
  private static var groupOpacity: some View {
    ZStack {
      Rectangle().fill(.yellow).frame(width: 60, height: 20)
      ZStack {
        Circle().fill(.red).frame(width: 30, height: 30).offset(x: -8)
        Circle().fill(.blue).frame(width: 30, height: 30).offset(x: 8)
      }.opacity(0.5)
    }
  }
}
