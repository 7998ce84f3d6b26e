import SwiftUI

struct MeshGradientDemo: View {
  @State private var isMoved = false

  var body: some View {
    VStack(spacing: 24) {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0],
          [0, 0.5], isMoved ? [0.75, 0.3] : [0.35, 0.65], [1, 0.5],
          [0, 1], [0.5, 1], [1, 1],
        ],
        colors: [
          .red, .purple, .indigo, .orange, isMoved ? .white : .cyan, .blue, .yellow, .green, .mint,
        ]
      )
      .frame(width: 240, height: 240)
      .clipShape(.rect(cornerRadius: 32))
      Text("Mesh")
        .font(.system(size: 96, weight: .black))
        .foregroundStyle(
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.pink, .orange, .blue, .teal], smoothsColors: false))
      Button("Move") {
        withAnimation(.easeInOut(duration: 1)) { isMoved.toggle() }
      }
    }
  }
}
