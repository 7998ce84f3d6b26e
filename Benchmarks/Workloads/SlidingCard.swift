import Foundation
import Geometry
import Studio
import Views

/// A card that slides its own width in while it fades in, and scales away while it fades out; most
/// of the clip holds still, as demo clips do.
struct SlidingCard: View {
  @State private var isShown = false

  @MainActor
  static func clip(scale: Double, duration: Double = 5) -> Clip {
    Clip(
      "slide", stage: Stage(size: CGSize(width: 640, height: 360), scale: scale),
      script: Script(
        steps: [Tap().at(0.5), Tap().at(2.5)], duration: duration)
    ) { SlidingCard() }
  }

  var body: some View {
    VStack {
      Text("A card that comes and goes").font(.title)
      ZStack {
        Color.white
        if isShown {
          RoundedRectangle(cornerRadius: 24).fill(.blue).frame(width: 240, height: 240)
            .transition(
              .asymmetric(
                insertion: .move(edge: .leading).combined(with: .opacity),
                removal: .scale.combined(with: .opacity)))
        }
      }
    }
    .onTapGesture { withAnimation(.easeInOut(duration: 1)) { isShown.toggle() } }
  }
}
