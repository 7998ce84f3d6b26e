import Foundation
import Geometry
import Studio
import Views

/// Thirty views that turn in space, change colour and are seen three times as large.
struct ManyTurned: View {
  @State private var isTurned = false

  @MainActor
  static let clip = Clip(
    "turned", stage: Stage(size: CGSize(width: 640, height: 360)),
    script: Script(steps: [Tap().at(0)], duration: 1)
  ) { ManyTurned() }

  var body: some View {
    ZStack {
      Color.white
      ForEach(0..<30, id: \.self) { number in
        RoundedRectangle(cornerRadius: 6)
          .fill(LinearGradient(colors: [.blue, .pink], startPoint: .top, endPoint: .bottom))
          .frame(width: 30, height: 30)
          .overlay(Text("\(number)").font(.caption).foregroundStyle(.white))
          .hueRotation(.degrees(isTurned ? 300 : 0))
          .rotation3DEffect(.degrees(isTurned ? 170 : 0), axis: (x: 1, y: 1, z: 0))
          .scaleEffect(3)
          .position(x: Double(number % 6 * 106 + 53), y: Double(number / 6 * 72 + 36))
      }
    }
    .onTapGesture { withAnimation(.linear(duration: 1)) { isTurned = true } }
  }
}
