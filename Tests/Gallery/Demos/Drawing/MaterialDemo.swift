import SwiftUI

struct MaterialDemo: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.red, .yellow, .green, .blue, .purple], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      VStack(spacing: 16) {
        Text("Ultra thin").frame(width: 240, height: 60).background(.ultraThinMaterial)
        Text("Thin").frame(width: 240, height: 60).background(.thinMaterial)
        Text("Regular").frame(width: 240, height: 60).background(.regularMaterial)
        Text("Thick").frame(width: 240, height: 60).background(.thickMaterial)
        Text("Ultra thick").frame(width: 240, height: 60).background(.ultraThickMaterial)
      }
    }
  }
}
