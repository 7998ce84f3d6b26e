import Foundation
import Geometry
import Studio
import Views

/// A thousand rectangles that move, turn and fade at once, for a second.
struct ManyRectangles: View {
  @State private var isAway = false

  @MainActor
  static let clip = Clip(
    "rectangles", stage: Stage(size: CGSize(width: 640, height: 360)),
    script: Script(steps: [Tap().at(0)], duration: 1)
  ) { ManyRectangles() }

  var body: some View {
    ZStack {
      Color.white
      ForEach(0..<1000, id: \.self) { number in
        Rectangle()
          .fill(Color(hue: Double(number % 50) / 50, saturation: 0.7, brightness: 0.9))
          .frame(width: 14, height: 10)
          .rotationEffect(.degrees(isAway ? Double(number % 360) : 0))
          .opacity(isAway ? 0.3 : 1)
          .position(x: Double(number % 40 * 16 + 8), y: Double(number / 40 * 14 + 7))
          .offset(x: isAway ? Double(number % 7 * 6 - 18) : 0)
      }
    }
    .onTapGesture { withAnimation(.linear(duration: 1)) { isAway = true } }
  }
}
