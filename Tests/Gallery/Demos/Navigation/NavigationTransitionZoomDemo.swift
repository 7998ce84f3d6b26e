import SwiftUI

struct NavigationTransitionZoomDemo: View {
  @Namespace private var space

  var body: some View {
    NavigationStack {
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 16) {
        ForEach([Color.red, .orange, .green, .blue], id: \.self) { color in
          NavigationLink {
            color.ignoresSafeArea().navigationTransition(.zoom(sourceID: color, in: space))
          } label: {
            RoundedRectangle(cornerRadius: 16).fill(color).frame(height: 120)
          }
          .accessibilityLabel("\(color)")
          .matchedTransitionSource(id: color, in: space)
        }
      }
      .padding()
      .navigationTitle("Zoom")
    }
  }
}
