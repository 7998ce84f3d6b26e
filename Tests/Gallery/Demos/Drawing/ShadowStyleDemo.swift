import SwiftUI

struct ShadowStyleDemo: View {
  var body: some View {
    VStack(spacing: 30) {
      Text("Drop")
        .foregroundStyle(.orange.shadow(.drop(color: .black.opacity(0.5), radius: 3, y: 4)))
      Text("Inner").foregroundStyle(.teal.shadow(.inner(color: .black, radius: 2, y: 2)))
      Image(systemName: "heart.fill").foregroundStyle(.red.shadow(.drop(radius: 6, y: 6)))
      Circle()
        .fill(.white.shadow(.drop(radius: 8, y: 6)).shadow(.inner(radius: 8, y: -6)))
        .frame(width: 120, height: 120)
    }
    .font(.system(size: 80, weight: .black))
  }
}
