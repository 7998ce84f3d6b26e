import Foundation
import Geometry
import Studio
import Views

/// A full-frame blur that comes and goes.
struct BlurredText: View {
  @State private var radius = 0.0

  @MainActor
  static let clip = Clip(
    "blur", stage: Stage(size: CGSize(width: 640, height: 360)),
    script: Script(steps: [Tap().at(0)], duration: 1)
  ) { BlurredText() }

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.orange, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
      Text("Out of focus").font(.system(size: 72, weight: .bold)).foregroundStyle(.white)
    }
    .blur(radius: radius)
    .onTapGesture { withAnimation(.linear(duration: 1)) { radius = 10 } }
  }
}
