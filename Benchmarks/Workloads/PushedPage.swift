import Foundation
import Geometry
import Studio
import Views

/// A picture that is pushed off by another: every frame moves.
struct PushedPage: View {
  @State private var page = 0

  @MainActor
  static let clip = Clip(
    "push", stage: Stage(size: CGSize(width: 640, height: 360)),
    script: Script(steps: [Tap().at(0)], duration: 2)
  ) { PushedPage() }

  var body: some View {
    ZStack {
      ForEach([0, 1], id: \.self) { number in
        if number == page {
          LinearGradient(
            colors: number == 0 ? [.orange, .purple] : [.teal, .indigo], startPoint: .topLeading,
            endPoint: .bottomTrailing
          )
          .overlay(Text("Page \(number + 1)").font(.system(size: 64, weight: .bold)))
          .transition(.push(from: .trailing))
        }
      }
    }
    .onTapGesture { withAnimation(.linear(duration: 2)) { page = 1 } }
  }
}
